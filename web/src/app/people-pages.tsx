import type { ReactNode } from 'react'
import { facultyOfArts, facultyOfScience } from '../content/faculty.ts'
import { toAlumni } from '../features/alumni/api/parse-alumni.ts'
import { AlumnusCard } from '../features/alumni/components/alumnus-card.tsx'
import { toListing } from '../features/faculty/api/parse-faculty.ts'
import type { CardHeading } from '../features/faculty/components/faculty-card.tsx'
import { FacultyCards } from '../features/faculty/components/faculty-cards.tsx'
import { paths } from '../paths.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Message } from '../ui/message.tsx'
import { personGridClass } from '../ui/person-cards.tsx'

/** A stored document, as the server has read it. */
export type Row = { id: string; data: unknown }

/** Whom a page lists: the members of a faculty who are shown, or verified alumni. */
export type People = { list: 'faculty'; department: string } | { list: 'alumni' }

type PeoplePage = { people: People; failure: string; draw: (rows: readonly Row[]) => ReactNode }

const facultyPage = ({ department }: { department: string }, cardHeading: CardHeading): PeoplePage => ({
  people: { list: 'faculty', department },
  failure: 'Something went wrong!',
  draw: (rows) => <FacultyCards listing={toListing(rows)} cardHeading={cardHeading} />,
})

const galleryPage: PeoplePage = {
  people: { list: 'alumni' },
  failure: 'Error: Failed to fetch alumni',
  draw: (rows) => {
    const alumni = toAlumni(rows)
    if (alumni.length === 0) return <EmptyState>No verified alumni found</EmptyState>
    return (
      <ul className={personGridClass}>
        {alumni.map((alumnus) => (
          <AlumnusCard key={alumnus.id} alumnus={alumnus} />
        ))}
      </ul>
    )
  },
}

/** The pages into which the server writes a list of people, for readers without scripts. */
export const peoplePages: Readonly<Record<string, PeoplePage>> = {
  [paths.facultyOfArts.path]: facultyPage(facultyOfArts, 'h3'),
  [paths.facultyOfScience.path]: facultyPage(facultyOfScience, 'h3'),
  [paths.artsFacultyList.path]: facultyPage(facultyOfArts, 'h2'),
  [paths.scienceFacultyList.path]: facultyPage(facultyOfScience, 'h2'),
  [paths.alumniGallery.path]: galleryPage,
}

/** The list of such a page; `rows` are null where they could not be read. */
export function PeopleList({ path, rows }: { path: string; rows: readonly Row[] | null }) {
  const page = peoplePages[path]
  if (!page) throw new Error(`The page ${path} lists no people.`)
  return rows ? page.draw(rows) : <Message tone="error">{page.failure}</Message>
}

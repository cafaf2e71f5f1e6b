import { type FacultyContent, facultyOfArts, facultyOfScience } from '../../content/faculty.ts'
import { FacultyList } from '../../features/faculty/components/faculty-list.tsx'
import { Container } from '../../ui/container.tsx'
import { ListWithoutScripts } from './list-without-scripts.tsx'
import { PageTitle } from './page-title.tsx'

function ListPage({ faculty: { list, department, title, overviewHref } }: { faculty: FacultyContent }) {
  return (
    <>
      <PageTitle eyebrow="Academics" title={list.title.en} hindi={list.title.hi} text={list.lead.en} />
      <Container className="grid gap-10 py-8 md:py-12">
        <ListWithoutScripts>
          <FacultyList department={department} cardHeading="h2" />
        </ListWithoutScripts>
        <p>
          <a
            href={overviewHref}
            className="font-semibold text-indigo-800 underline underline-offset-4 hover:text-marigold-700"
          >
            About the {title.en}
          </a>
        </p>
      </Container>
    </>
  )
}

/** The teachers of the Faculty of Arts (/arts/viewfaculty). */
export const Arts = () => <ListPage faculty={facultyOfArts} />

/** The teachers of the Faculty of Science (/science/viewfaculty). */
export const Science = () => <ListPage faculty={facultyOfScience} />

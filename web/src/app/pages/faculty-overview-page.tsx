import { useLoaderData } from 'react-router-dom'
import { type FacultyContent, facultyOfArts, facultyOfScience } from '../../content/faculty.ts'
import { FacultyList } from '../../features/faculty/components/faculty-list.tsx'
import { FacultyOverview } from '../../features/faculty/components/faculty-overview.tsx'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { listCacheSeconds } from '../page-module.ts'
import { type FacultyPageModule, type LoadedFaculty, loadFaculty } from './load-faculty.ts'

function overviewPage(faculty: FacultyContent): FacultyPageModule {
  return {
    loader: (siteData) => loadFaculty(siteData, faculty.department),
    Component: () => <OverviewPage faculty={faculty} />,
    meta: () => ({ title: faculty.title.en, description: faculty.lead.en }),
    cacheSeconds: listCacheSeconds,
  }
}

function OverviewPage({ faculty }: { faculty: FacultyContent }) {
  const initial = useLoaderData<LoadedFaculty>()
  return (
    <>
      <PageTitle eyebrow="Academics" title={faculty.title.en} text={faculty.lead.en} />
      <Container className="grid gap-12 py-8 md:gap-16 md:py-12">
        <FacultyOverview faculty={faculty} />
        <section aria-labelledby="teachers">
          <SectionHeading id="teachers">Our teachers</SectionHeading>
          <FacultyList department={faculty.department} initial={initial} />
        </section>
      </Container>
    </>
  )
}

/** The Faculty of Arts: its overview and its teachers (/faculty/arts). */
export const arts = overviewPage(facultyOfArts)

/** The Faculty of Science: its overview and its teachers (/faculty/science). */
export const science = overviewPage(facultyOfScience)

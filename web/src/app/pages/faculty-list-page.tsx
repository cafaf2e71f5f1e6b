import { useLoaderData } from 'react-router-dom'
import { type FacultyContent, facultyOfArts, facultyOfScience } from '../../content/faculty.ts'
import { FacultyList } from '../../features/faculty/components/faculty-list.tsx'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { listCacheSeconds } from '../page-module.ts'
import { type FacultyPageModule, type LoadedFaculty, loadFaculty } from './load-faculty.ts'

function listPage(faculty: FacultyContent): FacultyPageModule {
  return {
    loader: (siteData) => loadFaculty(siteData, faculty.department),
    Component: () => <ListPage faculty={faculty} />,
    meta: () => ({ title: faculty.list.title.en, description: faculty.list.lead.en }),
    cacheSeconds: listCacheSeconds,
  }
}

function ListPage({ faculty: { list, department, title, overviewHref } }: { faculty: FacultyContent }) {
  const initial = useLoaderData<LoadedFaculty>()
  return (
    <>
      <PageTitle eyebrow="Academics" title={list.title.en} text={list.lead.en} />
      <Container className="grid gap-10 py-8 md:py-12">
        <FacultyList department={department} initial={initial} cardHeading="h2" />
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
export const arts = listPage(facultyOfArts)

/** The teachers of the Faculty of Science (/science/viewfaculty). */
export const science = listPage(facultyOfScience)

import '../feature-pages.css'
import { college } from '@prangan/contract/college.config'
import { useLoaderData } from 'react-router-dom'
import { FacultyList } from '../../features/faculty/components/faculty-list.tsx'
import { departmentOf, type FacultyName, faculties } from '../../features/faculty/faculties.ts'
import { messages } from '../../messages/index.ts'
import { inLanguage } from '../../messages/language.ts'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { listCacheSeconds } from '../page-module.ts'
import { type FacultyPageModule, type LoadedFaculty, loadFaculty } from './load-faculty.ts'

function listPage(faculty: FacultyName): FacultyPageModule {
  return {
    loader: (siteData) => loadFaculty(siteData, departmentOf(faculty)),
    Component: () => <ListPage faculty={faculty} />,
    meta: () => {
      const { title, lead } = messages().faculty[faculty].list
      return { title, description: lead }
    },
    cacheSeconds: listCacheSeconds,
  }
}

function ListPage({ faculty }: { faculty: FacultyName }) {
  const texts = messages().faculty
  const { title, lead } = texts[faculty].list
  const initial = useLoaderData<LoadedFaculty>()
  return (
    <>
      <PageTitle eyebrow={texts.section} title={title} text={lead} />
      <Container className="grid gap-10 py-8 md:py-12">
        <FacultyList department={departmentOf(faculty)} initial={initial} cardHeading="h2" />
        <p>
          <a
            href={faculties[faculty].overviewHref()}
            className="font-semibold text-indigo-800 underline underline-offset-4 hover:text-marigold-700"
          >
            {texts.about(inLanguage(college.faculties[faculty]))}
          </a>
        </p>
      </Container>
    </>
  )
}

/** The teachers of the Faculty of Arts (/arts/viewfaculty). */
export const arts = listPage('arts')

/** The teachers of the Faculty of Science (/science/viewfaculty). */
export const science = listPage('science')

import '../feature-pages.css'
import { college } from '@prangan/college/config'
import { useLoaderData } from 'react-router-dom'
import { DepartmentLinks } from '../../features/faculty/components/department-links.tsx'
import { FacultyList } from '../../features/faculty/components/faculty-list.tsx'
import { FacultyOverview } from '../../features/faculty/components/faculty-overview.tsx'
import { departmentOf, type FacultyName } from '../../features/faculty/faculties.ts'
import { messages } from '../../messages/index.ts'
import { inLanguage } from '../../messages/language.ts'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { listCacheSeconds } from '../page-module.ts'
import { type FacultyPageModule, type LoadedFaculty, loadFaculty } from './load-faculty.ts'

function overviewPage(faculty: FacultyName): FacultyPageModule {
  return {
    loader: (siteData) => loadFaculty(siteData, departmentOf(faculty)),
    Component: () => <OverviewPage faculty={faculty} />,
    meta: () => ({
      title: inLanguage(college.faculties[faculty]),
      description: messages().faculty[faculty].lead,
    }),
    cacheSeconds: listCacheSeconds,
  }
}

function OverviewPage({ faculty }: { faculty: FacultyName }) {
  const texts = messages().faculty
  const initial = useLoaderData<LoadedFaculty>()
  return (
    <>
      <PageTitle
        eyebrow={texts.section}
        title={inLanguage(college.faculties[faculty])}
        text={texts[faculty].lead}
      />
      <Container className="grid gap-12 py-8 md:gap-16 md:py-12">
        <FacultyOverview faculty={faculty} />
        <section aria-labelledby="teachers">
          <SectionHeading id="teachers">{texts.teachers}</SectionHeading>
          <FacultyList department={departmentOf(faculty)} initial={initial} />
        </section>
        <DepartmentLinks current={faculty} />
      </Container>
    </>
  )
}

export const arts = overviewPage('arts')

export const science = overviewPage('science')

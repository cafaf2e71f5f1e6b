import '../feature-pages.css'
import { college } from '@prangan/college/config'
import { faculties } from '@prangan/college/faculties'
import { shownText } from '@prangan/contract/content/show-in'
import type { FacultyName } from '@prangan/contract/departments'
import { useLoaderData } from 'react-router-dom'
import { DepartmentLinks } from '../../features/faculty/components/department-links.tsx'
import { FacultyList } from '../../features/faculty/components/faculty-list.tsx'
import { FacultyOverview } from '../../features/faculty/components/faculty-overview.tsx'
import { ContentPicture } from '../../features/site/components/content-picture.tsx'
import { messages } from '../../messages/index.ts'
import { inLanguage, language } from '../../messages/language.ts'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { ShownText } from '../../ui/shown-text.tsx'
import { listCacheSeconds } from '../page-module.ts'
import { type FacultyPageModule, type LoadedFaculty, loadFaculty } from './load-faculty.ts'

export function facultyOverview(faculty: FacultyName): FacultyPageModule {
  return {
    loader: (siteData) => loadFaculty(siteData, college.faculties[faculty].en),
    Component: () => <OverviewPage faculty={faculty} />,
    meta: () => ({
      title: inLanguage(college.faculties[faculty]),
      description: inLanguage(faculties[faculty].lead),
    }),
    cacheSeconds: listCacheSeconds,
  }
}

function OverviewPage({ faculty }: { faculty: FacultyName }) {
  const texts = messages().faculty
  const initial = useLoaderData<LoadedFaculty>()
  const { lead, picture } = faculties[faculty]
  return (
    <>
      <PageTitle
        eyebrow={texts.section}
        title={inLanguage(college.faculties[faculty])}
        text={<ShownText text={shownText(lead, language())} />}
        picture={picture && <ContentPicture picture={picture} sizes="6rem" isDecorative />}
      />
      <Container className="grid gap-12 py-8 md:gap-16 md:py-12">
        <FacultyOverview faculty={faculty} />
        <section aria-labelledby="teachers">
          <SectionHeading id="teachers">{texts.teachers}</SectionHeading>
          <FacultyList department={college.faculties[faculty].en} initial={initial} />
        </section>
        <DepartmentLinks current={faculty} />
      </Container>
    </>
  )
}

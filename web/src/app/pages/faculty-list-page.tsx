import '../feature-pages.css'
import { college } from '@prangan/college/config'
import { faculties } from '@prangan/college/faculties'
import { shownText } from '@prangan/contract/content/show-in'
import type { DepartmentView } from '@prangan/contract/content/site-view'
import { departmentPath, type FacultyName, facultyPath } from '@prangan/contract/departments'
import { pathIn } from '@prangan/contract/languages'
import { data, useLoaderData } from 'react-router-dom'
import { DepartmentLinks } from '../../features/faculty/components/department-links.tsx'
import { FacultyList } from '../../features/faculty/components/faculty-list.tsx'
import { ContentPicture } from '../../features/site/components/content-picture.tsx'
import { messages } from '../../messages/index.ts'
import { inLanguage, language } from '../../messages/language.ts'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { ShownText } from '../../ui/shown-text.tsx'
import { listCacheSeconds, type PageModule } from '../page-module.ts'
import { findDepartment } from './find-department.ts'
import { type FacultyPageModule, type LoadedFaculty, loadFaculty } from './load-faculty.ts'
import { UnderConstruction } from './under-construction.tsx'

export function facultyList(faculty: FacultyName): FacultyPageModule {
  return {
    loader: (siteData) => loadFaculty(siteData, college.faculties[faculty].en),
    Component: () => <ListPage faculty={faculty} />,
    meta: () => {
      const { title, lead } = faculties[faculty].list
      return { title: inLanguage(title), description: inLanguage(lead) }
    },
    cacheSeconds: listCacheSeconds,
  }
}

function ListPage({ faculty }: { faculty: FacultyName }) {
  const texts = messages().faculty
  const { list, picture } = faculties[faculty]
  const title = shownText(list.title, language())
  const lead = shownText(list.lead, language())
  const initial = useLoaderData<LoadedFaculty>()
  return (
    <>
      <PageTitle
        eyebrow={texts.section}
        title={title.text}
        lang={title.lang}
        text={<ShownText text={lead} />}
        picture={picture && <ContentPicture picture={picture} sizes="6rem" isDecorative />}
      />
      <Container className="grid gap-10 py-8 md:py-12">
        <FacultyList department={college.faculties[faculty].en} initial={initial} cardHeading="h2" />
        <p>
          <a
            href={pathIn(language(), facultyPath(faculty))}
            className="font-semibold text-indigo-800 underline hover:text-marigold-700"
          >
            {texts.about(inLanguage(college.faculties[faculty]))}
          </a>
        </p>
        <DepartmentLinks current={faculty} />
      </Container>
    </>
  )
}

type LoadedDepartment = (LoadedFaculty & { department: DepartmentView }) | null

/**
 * Lists the teachers of any other department (/commerce/viewfaculty). It follows the site, since the office may rename or merge
 * departments. Search engines skip a department without visible teachers.
 */
export const department: PageModule<LoadedDepartment> = {
  loader: async (siteData, args) => {
    const found = await findDepartment(siteData, args)
    if (!found) return data(null, { status: 404 })
    return { ...(await loadFaculty(siteData, found.stored)), department: found }
  },
  Component: DepartmentPage,
  meta: (loaded) => {
    if (!loaded)
      return { title: messages().states.underConstruction.title, description: inLanguage(college.motto) }
    const { slug, name, isShown } = loaded.department
    return {
      title: name.text,
      description: messages().faculty.departmentLead,
      canonicalPath: departmentPath(slug),
      ...(!isShown && { isUnlisted: true }),
    }
  },
  followsSite: true,
  cacheSeconds: listCacheSeconds,
}

function DepartmentPage() {
  const loaded = useLoaderData<LoadedDepartment>()
  if (!loaded) return <UnderConstruction />
  const { slug, stored, name } = loaded.department
  const texts = messages().faculty
  return (
    <>
      <PageTitle eyebrow={texts.section} title={name.text} lang={name.lang} text={texts.departmentLead} />
      <Container className="grid gap-10 py-8 md:py-12">
        <FacultyList key={stored} department={stored} initial={loaded} cardHeading="h2" />
        <DepartmentLinks current={slug} />
      </Container>
    </>
  )
}

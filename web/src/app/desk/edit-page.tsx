import { ownPagesSection } from '@prangan/contract/desk-paths'
import { useParams } from 'react-router-dom'
import { PageEditor } from '../../features/site/desk/components/page-editor.tsx'
import { pagesSection } from '../../features/site/desk/editor-href.ts'
import { deskMessages } from '../../messages/desk.ts'
import { paths } from '../../paths.ts'
import { adminSectionHref } from './section-href.ts'
import { TeacherToasts } from './teacher-toasts.tsx'

const loadHomeScreen = () => import('./home-screen.tsx')

const texts = () => deskMessages().pagesList

export function EditPage() {
  const { item = '' } = useParams()
  const back = { href: adminSectionHref(pagesSection), label: texts().title }
  return <PageEditor key={item} id={item} back={back} loadHomeScreen={loadHomeScreen} />
}

export function EditOwnPage() {
  const { item = '' } = useParams()
  const back = { href: `${paths.facultyDashboard.href()}/${ownPagesSection}`, label: texts().own.title }
  return (
    <>
      <PageEditor key={item} id={item} back={back} loadHomeScreen={loadHomeScreen} />
      <TeacherToasts />
    </>
  )
}

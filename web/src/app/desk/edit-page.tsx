import { CSPProvider } from '@base-ui/react/csp-provider'
import { useParams } from 'react-router-dom'
import { PageEditor } from '../../features/site/desk/components/page-editor.tsx'
import { ownPagesSection, pagesSection } from '../../features/site/desk/editor-href.ts'
import { paths } from '../../paths.ts'
import { Toasts } from '../../ui/desk/toasts.tsx'
import { adminSectionHref } from './section-href.ts'

/** The editor of a page on the office's desk. */
export function EditPage() {
  const { item = '' } = useParams()
  return <PageEditor key={item} id={item} back={{ href: adminSectionHref(pagesSection), label: 'Pages' }} />
}

/** The editor of a page on the desk of a teacher who owns it. */
export function EditOwnPage() {
  const { item = '' } = useParams()
  const back = { href: `${paths.facultyDashboard.href()}/${ownPagesSection}`, label: 'My pages' }
  return (
    <>
      <PageEditor key={item} id={item} back={back} />
      <CSPProvider disableStyleElements>
        <Toasts />
      </CSPProvider>
    </>
  )
}

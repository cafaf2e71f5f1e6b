import { useParams } from 'react-router-dom'
import { PageEditor } from '../../features/site/desk/components/page-editor.tsx'
import { pagesSection } from '../../features/site/desk/editor-href.ts'
import { adminSectionHref } from './section-href.ts'

/** The editor of a page on the office's desk. */
export function EditPage() {
  const { item = '' } = useParams()
  return <PageEditor key={item} id={item} back={{ href: adminSectionHref(pagesSection), label: 'Pages' }} />
}

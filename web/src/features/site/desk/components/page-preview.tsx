import { viewPage, viewSettings } from '@prangan/contract/content/site-view'
import type { PageContent } from '@prangan/contract/schemas/blocks'
import { layoutView, SiteLayout } from '../../../../lib/site-layout.ts'
import { language } from '../../../../messages/language.ts'
import pageStyles from '../../components/information.css?url'
import { InformationPage } from '../../components/information-page.tsx'
import { blocksOf, useEditedSite } from '../edited-site.ts'
import { PreviewPane } from './preview-pane.tsx'
import { linkStyles } from './preview-screen.tsx'

type PagePreviewProps = { id: string; path: string; content: PageContent }

export function PagePreview({ id, path, content }: PagePreviewProps) {
  const { site, settings } = useEditedSite()
  return (
    <PreviewPane dress={dressAsPage}>
      {site && settings && (
        <SiteLayout value={layoutView(viewSettings(site, blocksOf(settings), new Date(), language()))}>
          <InformationPage page={viewPage(site, { id, path, content, publishedAt: '' }, language())} />
        </SiteLayout>
      )}
    </PreviewPane>
  )
}

function dressAsPage(inner: Document): void {
  for (const sheet of document.querySelectorAll('style, link[rel="stylesheet"]')) {
    inner.head.append(inner.importNode(sheet, true))
  }
  linkStyles(inner, pageStyles)
}

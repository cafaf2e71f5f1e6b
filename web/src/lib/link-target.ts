import { fileKinds } from '@prangan/contract/file-kinds'
import { extensionOf, isSitePage } from '@prangan/contract/links'

/** Whether a link leaves the site's pages: another origin, or a document or picture, which the browser shows itself. */
export const opensInNewTab = (link: string): boolean => !isSitePage(link)

/** Whether a link leads to a PDF, judging by its name. */
export function isPdf(link: string): boolean {
  return extensionOf(link) === fileKinds.pdf.extension
}

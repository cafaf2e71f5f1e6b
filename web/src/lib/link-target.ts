import { fileKinds } from '@prangan/contract/file-kinds'
import { extensionOf, isSitePage } from '@prangan/contract/links'

export const opensInNewTab = (link: string): boolean => !isSitePage(link)

export function isPdf(link: string): boolean {
  return extensionOf(link) === fileKinds.pdf.extension
}

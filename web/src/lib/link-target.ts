import { fileKinds, shownKinds } from '@prangan/contract/file-kinds'

/** A JPEG's name may end with the kind's own name, too. */
const shownExtensions = new Set<string>(shownKinds.flatMap((kind) => [kind, fileKinds[kind].extension]))

const pathOf = (link: string): string => link.split(/[?#]/, 1)[0] ?? ''

const extensionOf = (link: string): string => /\.(\w+)$/.exec(pathOf(link))?.[1]?.toLowerCase() ?? ''

/** Whether a link leaves the site's pages: another origin, or a document or picture, which the browser shows itself. */
export function opensInNewTab(link: string): boolean {
  if (!/^\/(?![/\\])/.test(link)) return true
  return pathOf(link).startsWith('/files/') || shownExtensions.has(extensionOf(link))
}

/** Whether a link leads to a PDF, judging by its name. */
export function isPdf(link: string): boolean {
  return extensionOf(link) === fileKinds.pdf.extension
}

import { fileKinds, shownKinds } from './file-kinds.ts'

/** Characters that browsers drop or read as a slash, so that a path could lead to another site. */
const misread = /[\p{Cc}\p{Zl}\p{Zp}\\]/u

/** Whether a link is safe to store and to show: http(s), or a path on this site. */
export function isSafeLink(text: string): boolean {
  if (misread.test(text) || !/^(\/|https?:\/\/)/i.test(text)) return false
  const site = 'https://this.site'
  if (!URL.canParse(text, site)) return false
  if (!text.startsWith('/')) return true
  const { origin, pathname } = new URL(text, site)
  // `/..//evil.test` is normalised to `//evil.test`.
  return origin === site && !pathname.startsWith('//')
}

/** What a content names by an id: `page:<id>`, `doc:<id>` or `media:<id>`; undefined for any other text. */
export function referenceOf(text: string): { kind: 'page' | 'doc' | 'media'; id: string } | undefined {
  const [, kind, id] = /^(page|doc|media):(.+)$/.exec(text) ?? []
  return kind && id ? { kind: kind as 'page' | 'doc' | 'media', id } : undefined
}

/** Whether a link of the site's content is safe: a page or document by its id, a safe link, mailto or tel. */
export function isSafeHref(href: string): boolean {
  if (/^(page|doc):[A-Za-z0-9_-]{1,64}$/.test(href)) return true
  if (/^mailto:[^\s?&]+@[^\s?&]+$/i.test(href)) return true
  return /^tel:\+?[0-9-]{3,20}$/i.test(href) || isSafeLink(href)
}

/** A JPEG's name may end with the kind's own name, too. */
const shownExtensions = new Set<string>(shownKinds.flatMap((kind) => [kind, fileKinds[kind].extension]))

const pathOf = (link: string): string => link.split(/[?#]/, 1)[0] ?? ''

/** The extension of the file that a link names, in lower case; '' for none. */
export const extensionOf = (link: string): string => /\.(\w+)$/.exec(pathOf(link))?.[1]?.toLowerCase() ?? ''

/** Whether a link leads to a page of this site: not to another one, nor to a document or picture. */
export function isSitePage(link: string): boolean {
  if (!/^\/(?![/\\])/.test(link)) return false
  return !pathOf(link).startsWith('/files/') && !shownExtensions.has(extensionOf(link))
}

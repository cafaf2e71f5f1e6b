import { fileKinds, shownKinds } from './file-kinds.ts'

/** Browsers drop these characters or read them as a slash, so a path could lead to another site. */
const misread = /[\p{Cc}\p{Zl}\p{Zp}\\]/u

/** Returns true for http(s) links and for paths on this site. */
export function isSafeLink(text: string): boolean {
  if (misread.test(text) || !/^(\/|https?:\/\/)/i.test(text)) return false
  const site = 'https://this.site'
  if (!URL.canParse(text, site)) return false
  if (!text.startsWith('/')) return true
  const { origin, pathname } = new URL(text, site)
  // `/..//evil.test` is normalised to `//evil.test`.
  return origin === site && !pathname.startsWith('//')
}

/** Parses `page:<id>`, `doc:<id>` or `media:<id>`; returns undefined for any other text. */
export function referenceOf(text: string): { kind: 'page' | 'doc' | 'media'; id: string } | undefined {
  const [, kind, id] = /^(page|doc|media):(.+)$/.exec(text) ?? []
  return kind && id ? { kind: kind as 'page' | 'doc' | 'media', id } : undefined
}

/** Returns true for references, safe links, mailto and tel. */
export function isSafeHref(href: string): boolean {
  if (/^(page|doc):[A-Za-z0-9_-]{1,64}$/.test(href)) return true
  if (/^mailto:[^\s?&]+@[^\s?&]+$/i.test(href)) return true
  return /^tel:\+?[0-9-]{3,20}$/i.test(href) || isSafeLink(href)
}

const shownExtensions = new Set<string>(shownKinds.flatMap((kind) => [kind, fileKinds[kind].extension]))

const pathOf = (link: string): string => link.split(/[?#]/, 1)[0] ?? ''

export const extensionOf = (link: string): string => /\.(\w+)$/.exec(pathOf(link))?.[1]?.toLowerCase() ?? ''

/** Returns true for a page of this site, but not for its documents, pictures, feeds or calendars. */
export function isSitePage(link: string): boolean {
  if (!/^\/(?![/\\])/.test(link)) return false
  return !/^\/(files|api)\//.test(link) && !shownExtensions.has(extensionOf(link))
}

import { storageFolders } from '@prangan/contract/storage-paths'

export type Handling = 'page' | 'file' | 'asset'

type Asked = Pick<Request, 'method' | 'mode' | 'url' | 'headers'>

/**
 * Returns how the worker handles a request; undefined leaves it to the browser: calls, forms, Firebase, pictures, and parts of
 * files.
 */
export function handlingOf({ method, mode, url, headers }: Asked, ownOrigin: string): Handling | undefined {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== ownOrigin || headers.has('Range')) return undefined
  if (pathname.startsWith('/assets/')) return 'asset'
  if (mode !== 'navigate') return undefined
  return pathname.startsWith(`/${storageFolders.files}/`) ? 'file' : 'page'
}

/** What to do with the copy of a page after a newer answer. */
export type Verdict = 'keep' | 'drop' | 'leave'

/** 404, 410 and redirects, which a navigation gets as status 0. */
export const isGone = ({ status }: Pick<Response, 'status'>): boolean =>
  status < 200 || (status >= 300 && status < 500 && status !== 429)

/** Set by the renderer for what any cache may have: not for drafts, desks and calls. */
export const isPublic = ({ headers }: Pick<Response, 'headers'>): boolean =>
  /\bpublic\b/.test(headers.get('Cache-Control') ?? '')

/**
 * A page is kept if the renderer lets search engines list it, which excludes desks, status pages, merit lists and search, and if
 * it has no form that sends something.
 */
export function verdictOn(response: Pick<Response, 'status' | 'headers'>, html: string): Verdict {
  if (isGone(response)) return 'drop'
  if (response.status !== 200 || !isPublic(response)) return 'leave'
  const isListed = html.includes('<link rel="canonical"')
  return isListed && !/<form\b[^>]*\bmethod="post"/.test(html) ? 'keep' : 'drop'
}

/** The scripts that a page starts with: without them a kept page would be broken after a release. */
export const scriptsIn = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w.-]+\.js/g) ?? [])]

/** Returns the paths of the notices and their files that a page links to: in its content, then in the ticker. */
export function noticesOf(html: string): string[] {
  const content = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const links = (content + html).matchAll(/ href="((?:\/[a-z]{2})?\/notices\/[^"#?]+|\/files\/[^"#?]+)"/g)
  return [...new Set(Array.from(links, ([, path = '']) => path))]
}

/** What a browser drops or reads as a slash, and by which a path may lead to another site. */
const misread = /[\p{Cc}\p{Zl}\p{Zp}\\]/u

/** Whether a link is safe to store and to show: http(s), or a path on this site. */
export function isSafeLink(text: string): boolean {
  if (misread.test(text) || !/^(\/|https?:\/\/)/i.test(text)) return false
  const site = 'https://this.site'
  if (!URL.canParse(text, site)) return false
  if (!text.startsWith('/')) return true
  const { origin, pathname } = new URL(text, site)
  // `/..//evil.test` is `//evil.test` once it has been shortened.
  return origin === site && !pathname.startsWith('//')
}

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

/** Whether a link leaves the site's pages: another origin, or a document or picture, which the browser shows itself. */
export function opensInNewTab(link: string): boolean {
  if (!/^\/(?![/\\])/.test(link)) return true
  const path = link.split(/[?#]/, 1)[0] ?? ''
  return path.startsWith('/files/') || /\.(pdf|png|jpe?g|webp)$/i.test(path)
}

/** Whether a link leads to a PDF, judging by its name. */
export function isPdf(link: string): boolean {
  return /\.pdf$/i.test(link.split(/[?#]/, 1)[0] ?? '')
}

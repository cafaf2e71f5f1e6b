/** The elements that end a text of their own: what is in them is no part of the sentence before. */
const ends = /<\/(?:p|li|h[1-6]|dt|dd|td|th|label|legend|button|option|summary|figcaption)>/g
/** What nobody reads: the page's own title, drawings, and what is there for readers without scripts. */
const unread = /<(h1|svg|script|style|noscript)\b.*?<\/\1>/gs

/** React escapes these. */
const escaped: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The texts that a rendered page shows between its header and its footer, in reading order, each once. */
export function pageTexts(html: string): string[] {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  const texts = main
    .replaceAll(unread, '')
    .replaceAll(ends, '\n')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => escaped[name] ?? '')
    .split('\n')
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
  return [...new Set(texts)].filter((text) => text !== '')
}

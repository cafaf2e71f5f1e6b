/** Elements that end a text: the text after them is not part of the same sentence. */
const ends = /<\/(?:p|li|h[1-6]|dt|dd|td|th|label|legend|button|option|summary|figcaption)>/g
/** The page's own title, drawings, content for readers without scripts, and what is hidden from all. */
const unread = /<(h1|svg|script|style|noscript)\b.*?<\/\1>|<div aria-hidden="true".*?<\/div>/gs

/** React escapes these characters. */
const escaped: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Returns the texts of a rendered page between its header and its footer, in reading order, each once. */
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

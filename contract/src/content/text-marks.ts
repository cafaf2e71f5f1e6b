export type TextPiece = { text: string; isBold: boolean; href?: string }

/** `**bold**` or `[label](target)`. Neither spans lines; anything else is plain text. */
const mark = /\*\*([^*\n]+?)\*\*|\[([^[\]\n]+)\]\(([^()\s]+)\)/g

/** Splits a text at its marks into plain data, never HTML. */
export function parseMarks(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let at = 0
  for (const match of text.matchAll(mark)) {
    if (match.index > at) pieces.push({ text: text.slice(at, match.index), isBold: false })
    const [whole, bold, label = '', href = ''] = match
    if (bold !== undefined) pieces.push({ text: bold, isBold: true })
    else pieces.push({ ...unbold(label), href })
    at = match.index + whole.length
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isBold: false })
  return pieces
}

function unbold(label: string): { text: string; isBold: boolean } {
  const [, inner] = /^\*\*(.+)\*\*$/.exec(label) ?? []
  return { text: inner ?? label, isBold: inner !== undefined }
}

/** Replaces link targets; a link without a target becomes its label. */
export function mapLinks(text: string, target: (href: string) => string | undefined): string {
  return text.replaceAll(mark, (whole, bold, label, href) => {
    if (bold !== undefined) return whole
    const mapped = target(href)
    return mapped === undefined ? label : `[${label}](${mapped})`
  })
}

export const hrefsIn = (text: string): string[] =>
  parseMarks(text).flatMap(({ href }) => (href === undefined ? [] : [href]))

export const plainText = (text: string): string =>
  parseMarks(text)
    .map((piece) => piece.text)
    .join('')

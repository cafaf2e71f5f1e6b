/** What was copied from Word, Excel or a web page: the cells of a table, or lines. */
export type Pasted = { rows: string[][]; lines?: never } | { lines: string[]; rows?: never }

const tidy = (text: string | null) => (text ?? '').replaceAll(/[\s ]+/g, ' ').trim()

/** The parts of a page that begin a line of their own. */
const lineElements = 'p, li, h1, h2, h3, h4, h5, h6, blockquote, dt, dd, pre, div'

/** The innermost elements that are lines. */
function linesOf(body: HTMLElement): string[] {
  for (const mark of body.querySelectorAll('br')) mark.replaceWith('\n')
  const elements = [...body.querySelectorAll<HTMLElement>(lineElements)].filter(
    (element) => !element.querySelector(lineElements),
  )
  if (elements.length === 0) return (body.textContent ?? '').split(/\n+/).map(tidy).filter(Boolean)
  // A list item may hold a list: its own text is before that.
  return elements.flatMap((element) => (element.textContent ?? '').split('\n').map(tidy)).filter(Boolean)
}

function rowsOf(table: HTMLTableElement): string[][] {
  const rows = [...table.rows].map((row) => [...row.cells].map((cell) => tidy(cell.textContent)))
  return rows.filter((row) => row.some(Boolean))
}

/** Markers that lists of Word have in plain text. */
const marker = /^\s*(?:[•·▪◦‣*–-]|\d{1,3}[.)])\s+/u

/** Reads what is pasted, without formatting: no HTML of another program gets into a page. */
function readPasted({ html, text }: { html: string; text: string }): Pasted {
  if (html) {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    for (const hidden of body.querySelectorAll('script, style, title, meta, link')) hidden.remove()
    const table = body.querySelector('table')
    if (table && table.rows.length > 0 && isAlone(table, body)) return { rows: rowsOf(table) }
    const lines = linesOf(body).map((line) => line.replace(marker, ''))
    if (lines.length > 0) return { lines }
  }
  const lines = text.replaceAll('\r', '').split('\n')
  while (lines.length > 1 && lines.at(-1) === '') lines.pop()
  if (lines.some((line) => line.includes('\t'))) {
    return { rows: lines.map((line) => line.split('\t').map(tidy)) }
  }
  return { lines: lines.map((line) => tidy(line.replace(marker, ''))).filter(Boolean) }
}

/** Whether a table is all that was copied. */
const isAlone = (table: HTMLElement, body: HTMLElement) =>
  tidy(body.textContent).length <= tidy(table.textContent).length + 1

/** Reads the clipboard of a paste. */
export const clipboardOf = ({ clipboardData }: { clipboardData: DataTransfer }): Pasted =>
  readPasted({ html: clipboardData.getData('text/html'), text: clipboardData.getData('text/plain') })

/** What is pasted as lines of text: a row of a table is one. */
export const pastedLines = (pasted: Pasted): string[] =>
  pasted.lines ?? pasted.rows.map((row) => row.filter(Boolean).join(' – '))

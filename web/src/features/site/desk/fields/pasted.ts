export type Pasted = { rows: string[][]; lines?: never } | { lines: string[]; rows?: never }

const tidy = (text: string | null) => (text ?? '').replaceAll(/[\s ]+/g, ' ').trim()

const lineElements = 'p, li, h1, h2, h3, h4, h5, h6, blockquote, dt, dd, pre, div'

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
  // A cell is one line: what was on lines of its own is a word apart.
  for (const mark of table.querySelectorAll('br')) mark.replaceWith(' ')
  for (const line of table.querySelectorAll(lineElements)) line.append(' ')
  const rows = [...table.rows].map((row) => [...row.cells].map((cell) => tidy(cell.textContent)))
  return rows.filter((row) => row.some(Boolean))
}

const marker = /^\s*(?:[•·▪◦‣*–-]|\d{1,3}[.)])\s+/u

/** A cell as Excel copies it: in quotes, with its own quotes doubled, if it has line breaks, tabs or quotes. */
const cell = /"((?:[^"]|"")*)"(?=[\t\n]|$)|[^\t\n]*/y

/** The cells of plain text, or null if it is no table. */
function cellsOf(text: string): string[][] | null {
  const rows: string[][] = [[]]
  let isTable = text.includes('\t')
  for (let at = 0; at <= text.length; at = cell.lastIndex + 1) {
    cell.lastIndex = at
    const [plain, quoted] = cell.exec(text) ?? ['']
    // Quotes around a line of prose say nothing of a table; what is in them may.
    if (quoted !== undefined && /["\n]/.test(quoted)) isTable = true
    rows.at(-1)?.push(tidy(quoted === undefined ? plain : quoted.replaceAll('""', '"')))
    if (text[cell.lastIndex] === '\n') rows.push([])
  }
  return isTable ? rows : null
}

/** Reads what is pasted, without formatting: no HTML of another program gets into a page. */
export function readPasted({ html, text }: { html: string; text: string }): Pasted {
  if (html) {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    for (const hidden of body.querySelectorAll('script, style, title, meta, link')) hidden.remove()
    const table = body.querySelector('table')
    if (table && table.rows.length > 0 && isAlone(table, body)) return { rows: rowsOf(table) }
    const lines = linesOf(body).map((line) => line.replace(marker, ''))
    if (lines.length > 0) return { lines }
  }
  const plain = text.replaceAll(/\r\n?/g, '\n').replace(/\n+$/, '')
  const rows = cellsOf(plain)
  if (rows) return { rows }
  const lines = plain.split('\n')
  return { lines: lines.map((line) => tidy(line.replace(marker, ''))).filter(Boolean) }
}

const isAlone = (table: HTMLElement, body: HTMLElement) =>
  tidy(body.textContent).length <= tidy(table.textContent).length + 1

export const clipboardOf = ({ clipboardData }: { clipboardData: DataTransfer }): Pasted =>
  readPasted({ html: clipboardData.getData('text/html'), text: clipboardData.getData('text/plain') })

export const pastedLines = (pasted: Pasted): string[] =>
  pasted.lines ?? pasted.rows.map((row) => row.filter(Boolean).join(' – '))

import { crc32, deflateRawSync } from 'node:zlib'

type Entry = { name: string; content: string | Buffer; says?: number }

/** Returns a ZIP file. An entry may say that it unpacks to another size than it does. */
export function zipOf(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, says } of entries) {
    const [path, raw] = [Buffer.from(name), Buffer.from(content)]
    const packed = deflateRawSync(raw)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(8, 4)
    about.writeUInt32LE(crc32(raw), 10)
    about.writeUInt32LE(packed.length, 14)
    about.writeUInt32LE(says ?? raw.length, 18)
    about.writeUInt16LE(path.length, 22)
    files.push(Buffer.from('PK\u0003\u0004'), about, path, packed)
    const position = Buffer.alloc(14)
    position.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), about, position, path)
    offset += 4 + about.length + path.length + packed.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, ...directory, Buffer.from('PK\u0005\u0006'), end])
}

/** A date has Excel's serial number in the cell, and one of the styles below. */
export type XlsxDate = { day: string; at?: string; style: 'short' | 'long' | 'time' }
export type XlsxCell = string | number | XlsxDate | null
export type XlsxSheet = {
  name: string
  rows: readonly (readonly XlsxCell[])[]
  state?: 'hidden'
  /** Text in the cells themselves, as many programs write it, or in one table, as Excel does. */
  isInline?: boolean
}

const styles = ['short', 'long', 'time'] as const
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageOf = 'http://schemas.openxmlformats.org/package/2006'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const columnOf = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : columnOf(Math.floor(at / 26) - 1) + columnOf(at % 26)

const serialOf = ({ day, at = '00:00:00' }: XlsxDate): number =>
  (Date.parse(`${day}T${at}Z`) - Date.UTC(1899, 11, 30)) / 86_400_000

function sheetXml({ rows, isInline }: XlsxSheet, shared: string[]): string {
  const cellXml = (cell: XlsxCell, place: string): string => {
    if (cell === null) return `<c r="${place}" s="0"/>`
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
    if (typeof cell !== 'string')
      return `<c r="${place}" s="${styles.indexOf(cell.style) + 1}"><v>${serialOf(cell)}</v></c>`
    if (isInline)
      return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
    shared.push(cell)
    return `<c r="${place}" t="s"><v>${shared.length - 1}</v></c>`
  }
  const data = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((cell, at) => cellXml(cell, `${columnOf(at)}${row + 1}`)).join('')}</row>`,
  )
  return `${head}<worksheet ${main}><sheetData>${data.join('')}</sheetData></worksheet>`
}

/** Returns the files of a workbook as Excel writes them, without what nobody needs. */
export function workbookFiles(sheets: readonly XlsxSheet[]): Entry[] {
  const shared: string[] = []
  const type = (part: string, kind: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`
  const relations = (all: string[]) =>
    `${head}<Relationships xmlns="${packageOf}/relationships">${all.join('')}</Relationships>`
  const bodies = sheets.map((sheet, at) => ({
    name: `xl/worksheets/sheet${at + 1}.xml`,
    content: sheetXml(sheet, shared),
  }))
  const contents = [
    type('workbook', 'sheet.main'),
    type('styles', 'styles'),
    type('sharedStrings', 'sharedStrings'),
    ...sheets.map((_, at) => type(`worksheets/sheet${at + 1}`, 'worksheet')),
  ]
  const named = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  )
  return [
    {
      name: '[Content_Types].xml',
      content: `${head}<Types xmlns="${packageOf}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${contents.join('')}</Types>`,
    },
    { name: '_rels/.rels', content: relations([relation('rId1', 'officeDocument', 'xl/workbook.xml')]) },
    {
      name: 'xl/workbook.xml',
      content: `${head}<workbook ${main} xmlns:r="${office}"><sheets>${named.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations([
        ...sheets.map((_, at) => relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)),
        relation('rIdStyles', 'styles', 'styles.xml'),
        relation('rIdTexts', 'sharedStrings', 'sharedStrings.xml'),
      ]),
    },
    {
      name: 'xl/styles.xml',
      content: `${head}<styleSheet ${main}><numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\-mmm\\-yyyy\\ hh:mm:ss"/></numFmts><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="15" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    },
    {
      name: 'xl/sharedStrings.xml',
      content: `${head}<sst ${main} count="${shared.length}" uniqueCount="${shared.length}">${shared.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    },
    ...bodies,
  ]
}

export const xlsxOf = (...sheets: readonly XlsxSheet[]): Buffer => zipOf(workbookFiles(sheets))

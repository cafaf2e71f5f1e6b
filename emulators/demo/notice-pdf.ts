import { formatDate } from '@prangan/contract/format-date'
import { addPart, addText, decorate, finishPdf } from '@prangan/functions/media/tagged-pdf'
import { type Draft, drawLetterhead, ink, margin, startDocument } from './letterhead.ts'
import { college, inBoth, inHindi, offices } from './offices.ts'
import type { Circular } from './types.ts'

function dateAndSession(publishedAt: string): { date: string; session: string } {
  const date = publishedAt.slice(0, 10)
  const [year = 0, month = 1] = date.split('-').map(Number)
  const first = month >= 7 ? year : year - 1
  return { date: formatDate(date), session: `${first}-${String(first + 1).slice(2)}` }
}

const widthOf = ({ document }: Draft) => document.page.width - 2 * margin

function write(
  { document, root }: Draft,
  text: string,
  options: PDFKit.Mixins.TextOptions,
  type: 'P' | 'H1' | 'H2' = 'P',
): void {
  addText(document, root, { type, text }, options)
}

function drawReference(draft: Draft, { number, office }: Circular, publishedAt: string): void {
  const { document } = draft
  const { date, session } = dateAndSession(publishedAt)
  const { code, name, nameHi } = offices[office]
  const width = widthOf(draft)
  const top = document.y
  document.fontSize(10)
  write(draft, `${inBoth('पत्रांक', 'Ref.')}: ${college.shortCode}/${code}/${session}/${number}`, { width })
  document.y = top
  write(draft, `${inBoth('दिनांक', 'Date')}: ${date}`, { width, align: 'right' })
  document.moveDown(0.5)
  document.font('bold').fontSize(11.5).fillColor(ink.indigo)
  write(draft, inBoth(nameHi, name, '  ·  '), { width, align: 'center' })
  document.fillColor(ink.text).fontSize(15)
  write(draft, inBoth('सूचना', 'NOTICE'), { width, align: 'center' }, 'H1')
  document.moveDown(0.2)
}

function drawBody(draft: Draft, label: string, subject: string, body: readonly string[]): void {
  const { document } = draft
  const width = widthOf(draft)
  document.font('bold').fontSize(11.5)
  write(draft, `${label} ${subject}`, { width }, 'H2')
  document.font('regular').fontSize(11)
  for (const paragraph of body) {
    document.moveDown(0.3)
    write(draft, paragraph, { width, align: 'justify', lineGap: 0.5 })
  }
  document.moveDown(0.7)
}

const rowHeight = 19
const padding = 7

/** A cell in both languages, or in English alone where both are too long. */
const fitting = (document: Draft['document'], cell: string, width: number): string =>
  document.widthOfString(cell) <= width ? cell : (cell.split(' / ')[0] ?? '')

function drawTable(draft: Draft, rows: NonNullable<Circular['table']>): void {
  const { document, root } = draft
  const width = widthOf(draft)
  const columns = [0, 0.36, 0.68, 1].map((share) => margin + share * width)
  const top = document.y
  const bottom = top + rows.length * rowHeight
  decorate(document, () => {
    document.rect(margin, top, width, rowHeight).fill('#ecebf6')
    document.lineWidth(0.6).strokeColor('#a9a8c4')
    for (const [index] of [...rows, 0].entries()) {
      document.moveTo(margin, top + index * rowHeight).lineTo(margin + width, top + index * rowHeight)
    }
    for (const x of columns) document.moveTo(x, top).lineTo(x, bottom)
    document.stroke()
  })
  const table = addPart(document, root, 'Table')
  for (const [index, cells] of rows.entries()) {
    const isHead = index === 0
    document
      .fillColor(isHead ? ink.indigo : ink.text)
      .font(isHead ? 'bold' : 'regular')
      .fontSize(9.5)
    const row = addPart(document, table, 'TR')
    for (const [column, cell = ''] of cells.entries()) {
      const x = (columns[column] ?? 0) + padding
      const text = fitting(document, cell, (columns[column + 1] ?? 0) - padding - x)
      addText(document, row, isHead ? { type: 'TH', text, scope: 'Column' } : { type: 'TD', text }, {
        x,
        y: top + index * rowHeight + 2,
        lineBreak: false,
      })
    }
  }
  document.fillColor(ink.text)
  document.x = margin
  document.y = bottom + 12
}

function drawSignature(draft: Draft, { office }: Circular): void {
  const { document } = draft
  const { signs, signsHi } = offices[office]
  const top = Math.max(document.y + 26, 640)
  const right = { width: 210, align: 'center' } as const
  const left = margin + widthOf(draft) - 210
  decorate(document, () => {
    document
      .moveTo(left + 40, top)
      .lineTo(left + 170, top)
      .lineWidth(0.6)
      .stroke(ink.faint)
  })
  document.font('bold').fontSize(11)
  document.x = left
  document.y = top + 4
  if (inHindi(signsHi)) write(draft, `(${signsHi})`, right)
  document.font('regular').fontSize(10)
  for (const text of [signs, college.name]) write(draft, text, right)
  document.fontSize(9).fillColor(ink.faint)
  document.x = margin
  document.y = top + 6
  for (const text of [
    `${inBoth('प्रतिलिपि', 'Copy to')}:`,
    `1. ${inBoth('सभी विभागाध्यक्ष', 'Heads of departments')}`,
    `2. ${inBoth('सूचना पट्ट और वेबसाइट', 'Notice boards, website')}`,
    `3. ${inBoth('कार्यालय की फ़ाइल', 'Office file')}`,
  ]) {
    write(draft, text, { width: 240 })
  }
}

export async function makeNoticePdf(circular: Circular, publishedAt: string): Promise<Buffer> {
  const draft = await startDocument(circular.subject, `${inHindi('hi') ?? 'en'}-IN`, new Date(publishedAt))
  drawLetterhead(draft)
  drawReference(draft, circular, publishedAt)
  const subjectHi = inHindi(circular.subjectHi)
  if (subjectHi) drawBody(draft, 'विषय:', subjectHi, circular.bodyHi ?? [])
  drawBody(draft, 'Subject:', circular.subject, circular.body)
  if (circular.table) drawTable(draft, circular.table)
  drawSignature(draft, circular)
  return finishPdf(draft.document)
}

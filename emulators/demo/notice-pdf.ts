import { college, offices } from './college.ts'
import { drawLetterhead, finishDocument, ink, margin, startDocument } from './letterhead.ts'
import type { Circular } from './notice.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** '2026-11-14T…' as '14 November 2026', and the session it falls in as '2026-27' (July to June). */
function dateAndSession(publishedAt: string): { date: string; session: string } {
  const [year = 0, month = 1, day = 1] = publishedAt.slice(0, 10).split('-').map(Number)
  const first = month >= 7 ? year : year - 1
  return { date: `${day} ${months[month - 1]} ${year}`, session: `${first}-${String(first + 1).slice(2)}` }
}

function drawReference(
  document: PDFKit.PDFDocument,
  { number, office }: Circular,
  publishedAt: string,
): void {
  const { date, session } = dateAndSession(publishedAt)
  const { code, name, nameHi } = offices[office]
  const width = document.page.width - 2 * margin
  const top = document.y
  document.fontSize(10)
  document.text(`पत्रांक / Ref.: SDC/${code}/${session}/${number}`, margin, top, { width })
  document.text(`दिनांक / Date: ${date}`, margin, top, { width, align: 'right' })
  document.moveDown(0.5)
  document.font('bold').fontSize(11.5).fillColor(ink.indigo)
  document.text(`${nameHi}  ·  ${name}`, margin, document.y, { width, align: 'center' })
  document.fillColor(ink.text).fontSize(15)
  document.text('सूचना / NOTICE', { width, align: 'center' })
  document.moveDown(0.2)
}

function drawBody(
  document: PDFKit.PDFDocument,
  label: string,
  subject: string,
  body: readonly string[],
): void {
  const width = document.page.width - 2 * margin
  document.font('bold').fontSize(11.5).text(`${label} ${subject}`, margin, document.y, { width })
  document.font('regular').fontSize(11)
  for (const paragraph of body) {
    document.moveDown(0.3).text(paragraph, { width, align: 'justify', lineGap: 0.5 })
  }
  document.moveDown(0.7)
}

function drawTable(document: PDFKit.PDFDocument, rows: NonNullable<Circular['table']>): void {
  const width = document.page.width - 2 * margin
  const columns = [0, 0.36, 0.68, 1].map((share) => margin + share * width)
  const height = 19
  const top = document.y
  for (const [index, row] of rows.entries()) {
    const y = top + index * height
    if (index === 0) document.rect(margin, y, width, height).fill('#ecebf6')
    document
      .fillColor(index === 0 ? ink.indigo : ink.text)
      .font(index === 0 ? 'bold' : 'regular')
      .fontSize(9.5)
    for (const [column, text = ''] of row.entries()) {
      document.text(text, (columns[column] ?? 0) + 7, y + 2, { lineBreak: false })
    }
  }
  const bottom = top + rows.length * height
  document.lineWidth(0.6).strokeColor('#a9a8c4')
  for (const [index] of [...rows, 0].entries()) {
    document.moveTo(margin, top + index * height).lineTo(margin + width, top + index * height)
  }
  for (const x of columns) document.moveTo(x, top).lineTo(x, bottom)
  document.stroke().fillColor(ink.text)
  document.y = bottom + 12
}

/** Who signs, at the right; to whom copies go, at the left. */
function drawSignature(document: PDFKit.PDFDocument, { office }: Circular): void {
  const { signs, signsHi } = offices[office]
  const width = document.page.width - 2 * margin
  const top = Math.max(document.y + 26, 640)
  const right = { width: 210, align: 'center' } as const
  const left = margin + width - 210
  document
    .moveTo(left + 40, top)
    .lineTo(left + 170, top)
    .lineWidth(0.6)
    .stroke(ink.faint)
  document
    .font('bold')
    .fontSize(11)
    .text(`(${signsHi})`, left, top + 4, right)
  document.font('regular').fontSize(10).text(signs, left, document.y, right).text(college.name, right)
  document.fontSize(9).fillColor(ink.faint)
  document.text('प्रतिलिपि / Copy to:', margin, top + 6, { width: 240 })
  for (const copy of [
    '1. समस्त विभागाध्यक्ष / Heads of departments',
    '2. सूचना-पट्ट एवं वेबसाइट / Notice boards, website',
    '3. कार्यालय पत्रावली / Office file',
  ]) {
    document.text(copy, { width: 240 })
  }
}

/** The circular as the office would hand it out: one A4 page in Hindi and English. */
export async function makeNoticePdf(circular: Circular, publishedAt: string): Promise<Buffer> {
  const document = await startDocument(circular.subject, new Date(publishedAt))
  drawLetterhead(document)
  drawReference(document, circular, publishedAt)
  drawBody(document, 'विषय:', circular.subjectHi, circular.bodyHi)
  drawBody(document, 'Subject:', circular.subject, circular.body)
  if (circular.table) drawTable(document, circular.table)
  drawSignature(document, circular)
  return finishDocument(document)
}

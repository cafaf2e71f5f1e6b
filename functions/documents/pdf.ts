import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { college } from '@prangan/college/config'
import type { PdfContent, PdfSection, PdfTable } from '@prangan/contract/content/pdf-content'
import { allLanguages, type Language, languages, mainLanguage } from '@prangan/contract/languages'
import sharp from 'sharp'
import { addPart, addText, decorate, finishPdf, type Part, startTaggedPdf } from '../src/media/tagged-pdf.ts'

type Pdf = PDFKit.PDFDocument

const ink = {
  indigo: '#1f1d52',
  marigold: '#ee9d14',
  text: '#1b1b1f',
  faint: '#5d5d6b',
  rule: '#c9c8dd',
} as const
const margin = 54
const bottom = 50
const cellPadding = 6
/** The font leaves space for marks above and below Devanagari, so lines can be a little closer. */
const lineGap = -1.8

const findFile = createRequire(import.meta.url).resolve
/** Those of the college's languages that the font can write. */
const drawn = allLanguages.filter((language) => languages[language].script !== 'Arabic')

const inAllLanguages = (text: Partial<Record<Language, string | undefined>>): string =>
  drawn.flatMap((language) => text[language] || []).join('  ·  ')

export const logoFile = findFile('@prangan/college/art/logo.svg')

async function startPdf({ title, revisedOn }: PdfContent): Promise<{ pdf: Pdf; root: Part }> {
  const { pdf, root } = await startTaggedPdf({
    margins: { top: margin, bottom, left: margin, right: margin },
    lang: 'en-IN',
    bufferPages: true,
    // The document's date and not the build's, so that the same content gives the same bytes.
    info: { Title: title.en, Author: college.name.en, CreationDate: new Date(`${revisedOn}T00:00:00Z`) },
  })
  pdf.fillColor(ink.text)
  return { pdf, root }
}

const widthOf = (pdf: Pdf) => pdf.page.width - 2 * margin
const roomLeft = (pdf: Pdf) => pdf.page.height - bottom - pdf.y

/** Starts a new page if fewer than `points` are left on this one. */
function keepTogether(pdf: Pdf, points: number): void {
  if (roomLeft(pdf) < points) pdf.addPage()
}

async function drawHead(pdf: Pdf, root: Part, { title, subtitle }: PdfContent): Promise<void> {
  const width = widthOf(pdf)
  const logo = await sharp(await readFile(logoFile), { density: 288 })
    .resize(240)
    .png()
    .toBuffer()
  decorate(pdf, () => pdf.image(logo, margin, 40, { width: 52 }))
  const beside = { width: width - 66 }
  pdf.font('bold').fontSize(17).fillColor(ink.indigo)
  addText(pdf, root, { type: 'P', text: inAllLanguages(college.name) }, { ...beside, x: margin + 66, y: 38 })
  pdf.font('regular').fontSize(9).fillColor(ink.faint)
  const reach = `Established ${college.established}  ·  ${college.phone.shown}  ·  ${college.email}`
  for (const text of [college.address.en, reach]) addText(pdf, root, { type: 'P', text }, beside)
  decorate(pdf, () => {
    pdf.rect(margin, 101, width, 1.6).fill(ink.indigo).rect(margin, 104, width, 0.9).fill(ink.marigold)
  })
  pdf.font('bold').fontSize(18).fillColor(ink.text)
  addText(pdf, root, { type: 'H1', text: title.en }, { width, lineGap: -3, x: margin, y: 114 })
  pdf.fontSize(13).fillColor(ink.indigo)
  for (const language of drawn) {
    const text = language === mainLanguage ? undefined : title[language]
    if (text) addText(pdf, root, { type: 'P', text }, { width })
  }
  pdf.font('regular').fontSize(10).fillColor(ink.faint)
  addText(pdf, root, { type: 'P', text: subtitle }, { width })
  pdf.fillColor(ink.text)
}

/** The height of a row: that of its tallest cell. */
function rowHeight(pdf: Pdf, cells: readonly string[], widths: readonly number[]): number {
  const heights = cells.map((text, column) =>
    pdf.heightOfString(text || ' ', { width: (widths[column] ?? 0) - 2 * cellPadding, lineGap }),
  )
  return Math.max(...heights) + 3
}

type Row = { cells: readonly string[]; widths: readonly number[]; isHead: boolean }

/** Draws a row of the table. A header repeated on the next page has no `table`, and is decoration for screen readers. */
function drawRow(pdf: Pdf, table: Part | undefined, { cells, widths, isHead }: Row): void {
  pdf.font(isHead ? 'bold' : 'regular').fontSize(9.5)
  const height = rowHeight(pdf, cells, widths)
  const top = pdf.y
  const width = widthOf(pdf)
  if (isHead) decorate(pdf, () => pdf.rect(margin, top, width, height).fill('#ecebf6'))
  pdf.fillColor(isHead ? ink.indigo : ink.text)
  const row = table && addPart(pdf, table, 'TR')
  let left = margin
  for (const [column, text] of cells.entries()) {
    const cell = widths[column] ?? 0
    const place = { x: left + cellPadding, y: top + 0.8, width: cell - 2 * cellPadding, lineGap }
    if (!row) decorate(pdf, () => pdf.text(text, place.x, place.y, place))
    else addText(pdf, row, isHead ? { type: 'TH', text, scope: 'Column' } : { type: 'TD', text }, place)
    left += cell
  }
  decorate(pdf, () => {
    pdf.lineWidth(0.5).strokeColor(ink.rule)
    pdf
      .moveTo(margin, top + height)
      .lineTo(margin + width, top + height)
      .stroke()
  })
  pdf.x = margin
  pdf.y = top + height
  pdf.fillColor(ink.text)
}

/** Rows are never split across pages, and a table repeats its header on each page. */
function drawTable(pdf: Pdf, root: Part, { widths: shares, columns, rows }: PdfTable): void {
  const widths = shares.map((share) => share * widthOf(pdf))
  const head = { cells: columns, widths, isHead: true }
  const table = addPart(pdf, root, 'Table')
  drawRow(pdf, table, head)
  for (const row of rows) {
    pdf.font('regular').fontSize(9.5)
    if (roomLeft(pdf) < rowHeight(pdf, row, widths)) {
      pdf.addPage()
      drawRow(pdf, undefined, head)
    }
    drawRow(pdf, table, { cells: row, widths, isHead: false })
  }
}

function drawItems(pdf: Pdf, root: Part, items: readonly string[], mark: (at: number) => string): void {
  if (items.length === 0) return
  const list = addPart(pdf, root, 'L')
  const indent = 18
  const width = widthOf(pdf) - indent
  pdf.font('regular').fontSize(10)
  for (const [at, item] of items.entries()) {
    keepTogether(pdf, pdf.heightOfString(item, { width, lineGap }))
    const top = pdf.y
    const part = addPart(pdf, list, 'LI')
    pdf.fillColor(ink.indigo)
    addText(pdf, part, { type: 'Lbl', text: mark(at) }, { width: indent, lineGap, x: margin, y: top })
    pdf.fillColor(ink.text)
    addText(pdf, part, { type: 'LBody', text: item }, { width, lineGap, x: margin + indent, y: top })
  }
  pdf.x = margin
}

/** The heights of a section's heading and of its first lines, in points. */
const headingRoom = 34
const firstLinesRoom = 30

/** The space a section needs below its start: all of a small table, so that it stays with its heading, or the first rows of a long one. */
function roomOf(pdf: Pdf, { table }: PdfSection): number {
  if (!table) return headingRoom + firstLinesRoom
  pdf.font('regular').fontSize(9.5)
  const widths = table.widths.map((share) => share * widthOf(pdf))
  const all = [table.columns, ...table.rows].reduce((sum, row) => sum + rowHeight(pdf, row, widths), 0)
  return headingRoom + Math.min(all, 230)
}

function drawSection(pdf: Pdf, root: Part, section: PdfSection): void {
  const { heading, paragraphs = [], items = [], steps = [], table } = section
  const width = widthOf(pdf)
  keepTogether(pdf, roomOf(pdf, section))
  pdf.moveDown(0.4).font('bold').fontSize(12).fillColor(ink.indigo)
  addText(pdf, root, { type: 'H2', text: inAllLanguages(heading) }, { width, x: margin })
  pdf.moveDown(0.1).font('regular').fontSize(10).fillColor(ink.text)
  for (const paragraph of paragraphs) {
    addText(pdf, root, { type: 'P', text: paragraph }, { width, lineGap, paragraphGap: 3 })
  }
  drawItems(pdf, root, items, () => '•')
  drawItems(pdf, root, steps, (at) => `${at + 1}.`)
  if (table) drawTable(pdf, root, table)
}

/** The footer of each page: the document's title and date, and the page number. */
function drawFooters(pdf: Pdf, { title, revisedOn }: PdfContent): void {
  const { start, count } = pdf.bufferedPageRange()
  const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(revisedOn),
  )
  for (let at = 0; at < count; at++) {
    pdf.switchToPage(start + at)
    // The footer is below the margin, where text would otherwise start a new page.
    pdf.page.margins.bottom = 0
    const y = pdf.page.height - 36
    const width = widthOf(pdf)
    pdf.font('regular').fontSize(8.5).fillColor(ink.faint)
    decorate(pdf, () => {
      pdf.text(`${title.en}  ·  ${day}`, margin, y, { width, lineBreak: false })
      pdf.text(`Page ${at + 1} of ${count}`, margin, y, { width, align: 'right', lineBreak: false })
    })
  }
}

/** Prints a document of the college on A4; the same content gives the same bytes. */
export async function printDocument(content: PdfContent): Promise<Buffer> {
  const { pdf, root } = await startPdf(content)
  await drawHead(pdf, root, content)
  for (const section of content.sections) drawSection(pdf, root, section)
  drawFooters(pdf, content)
  return finishPdf(pdf)
}

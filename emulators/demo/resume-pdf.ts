import { drawLetterhead, finishDocument, ink, margin, startDocument } from './letterhead.ts'
import type { DemoTeacher } from './teacher.ts'

/** The day all resumes of the demo were written: 1 August 2026. */
const written = new Date('2026-08-01T10:00:00+05:30')

function drawSection(document: PDFKit.PDFDocument, title: string, lines: readonly string[]): void {
  if (lines.length === 0) return
  const width = document.page.width - 2 * margin
  document
    .moveDown(0.6)
    .font('bold')
    .fontSize(12)
    .fillColor(ink.indigo)
    .text(title, margin, document.y, { width })
  const y = document.y
  document
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.6)
    .stroke('#c9c8dd')
  document.moveDown(0.2).font('regular').fontSize(10.5).fillColor(ink.text)
  for (const text of lines) document.text(text, { width, lineGap: 1 })
}

/** A teacher's resume, as they would upload it: one or two A4 pages. */
export async function makeResumePdf(teacher: DemoTeacher & { department: string }): Promise<Buffer> {
  const document = await startDocument(`${teacher.name}: resume`, written)
  drawLetterhead(document)
  document.font('bold').fontSize(19).fillColor(ink.indigo).text(teacher.name)
  document.font('regular').fontSize(11).fillColor(ink.text)
  document.text(`${teacher.designation}, ${teacher.department}`)
  document.fillColor(ink.faint).text([teacher.email, teacher.phone].filter(Boolean).join('  ·  '))
  drawSection(document, 'Area of interest', [teacher.areaOfInterest ?? ''].filter(Boolean))
  drawSection(
    document,
    'Experience',
    (teacher.experiences ?? []).map(
      ([position, place, from, to]) => `${from} to ${to}:  ${position}, ${place}`,
    ),
  )
  drawSection(
    document,
    'Qualifications',
    (teacher.qualifications ?? []).map(
      ([degree, field, place, year]) => `${year}:  ${degree} (${field}), ${place}`,
    ),
  )
  drawSection(
    document,
    'Publications',
    (teacher.publications ?? []).map(
      ([title, category, month, year]) => `${title}. ${category}, ${month} ${year}.`,
    ),
  )
  drawSection(
    document,
    'Awards',
    (teacher.awards ?? []).map(([award, organization, year]) => `${year}:  ${award}, ${organization}`),
  )
  return finishDocument(document)
}

import { addText, decorate, finishPdf } from '@prangan/functions/media/tagged-pdf'
import { type Draft, drawLetterhead, ink, margin, startDocument } from './letterhead.ts'
import type { DemoTeacher } from './types.ts'

/** All resumes have one date, 1 August 2026, so that their bytes stay the same. */
const written = new Date('2026-08-01T10:00:00+05:30')

function drawSection({ document, root }: Draft, title: string, lines: readonly string[]): void {
  if (lines.length === 0) return
  const width = document.page.width - 2 * margin
  document.moveDown(0.6).font('bold').fontSize(12).fillColor(ink.indigo)
  addText(document, root, { type: 'H2', text: title }, { width, x: margin })
  const y = document.y
  decorate(document, () => {
    document
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.6)
      .stroke('#c9c8dd')
  })
  document.moveDown(0.2).font('regular').fontSize(10.5).fillColor(ink.text)
  for (const text of lines) addText(document, root, { type: 'P', text }, { width, lineGap: 1 })
}

export async function makeResumePdf(teacher: DemoTeacher & { department: string }): Promise<Buffer> {
  const draft = await startDocument(`${teacher.name}: resume`, 'en-IN', written)
  const { document, root } = draft
  drawLetterhead(draft)
  document.font('bold').fontSize(19).fillColor(ink.indigo)
  addText(document, root, { type: 'H1', text: teacher.name })
  document.font('regular').fontSize(11)
  const reach = [teacher.email, teacher.phone].filter(Boolean).join('  ·  ')
  for (const [text, colour] of [
    [`${teacher.designation}, ${teacher.department}`, ink.text],
    [reach, ink.faint],
  ] as const) {
    document.fillColor(colour)
    addText(document, root, { type: 'P', text })
  }
  drawSection(draft, 'Area of interest', [teacher.areaOfInterest ?? ''].filter(Boolean))
  drawSection(
    draft,
    'Experience',
    (teacher.experiences ?? []).map(
      ([position, place, from, to]) => `${from} to ${to}:  ${position}, ${place}`,
    ),
  )
  drawSection(
    draft,
    'Qualifications',
    (teacher.qualifications ?? []).map(
      ([degree, field, place, year]) => `${year}:  ${degree} (${field}), ${place}`,
    ),
  )
  drawSection(
    draft,
    'Publications',
    (teacher.publications ?? []).map(
      ([title, category, month, year]) => `${title}. ${category}, ${month} ${year}.`,
    ),
  )
  drawSection(
    draft,
    'Awards',
    (teacher.awards ?? []).map(([award, organization, year]) => `${year}:  ${award}, ${organization}`),
  )
  return finishPdf(document)
}

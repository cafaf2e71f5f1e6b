import { addText, decorate, type Part, startTaggedPdf } from '@prangan/functions/media/tagged-pdf'
import { college } from './offices.ts'

export const ink = { indigo: '#1f1d52', marigold: '#c97a0a', text: '#1b1b1f', faint: '#5d5d6b' } as const
export const margin = 62

export type Draft = { document: PDFKit.PDFDocument; root: Part }

/** Creates an empty A4 page. Its bytes depend only on its content, not on the time. */
export async function startDocument(title: string, lang: string, date: Date): Promise<Draft> {
  const { pdf: document, root } = await startTaggedPdf({
    margins: { top: 44, bottom: 50, left: margin, right: margin },
    lang,
    info: { Title: title, Author: college.name, CreationDate: date },
  })
  document.fillColor(ink.text)
  return { document, root }
}

function drawMark(document: PDFKit.PDFDocument, x: number, y: number): void {
  document.save().translate(x, y)
  document.path('M0 54V28C0 14 14 6 23 0C32 6 46 14 46 28V54Z').fill(ink.indigo)
  document.path('M8 46V28C8 19 17 13 23 8C29 13 38 19 38 28V46Z').fill('#fdf9ef')
  document.path('M13 40A10 10 0 0 1 33 40Z').fill(ink.marigold)
  for (const turn of [30, 60, 90, 120, 150]) {
    const angle = (turn * Math.PI) / 180
    document
      .moveTo(23 - Math.cos(angle) * 12, 40 - Math.sin(angle) * 12)
      .lineTo(23 - Math.cos(angle) * 16, 40 - Math.sin(angle) * 16)
      .lineWidth(1.6)
      .stroke(ink.marigold)
  }
  document.rect(8, 40, 30, 6).fill(ink.indigo)
  document.rect(4, 47, 38, 3).fill('#ee9d14')
  document.restore()
}

export function drawLetterhead({ document, root }: Draft): void {
  const width = document.page.width - 2 * margin
  const centred = { width, align: 'center' } as const
  const write = (text: string, y: number, options: PDFKit.Mixins.TextOptions = centred) =>
    addText(document, root, { type: 'P', text }, { ...options, x: margin, y })
  decorate(document, () => drawMark(document, margin, 48))
  document.font('bold').fontSize(21).fillColor(ink.indigo)
  if (college.nameHi) write(college.nameHi, 38)
  document.fontSize(13.5)
  write(college.name.toUpperCase(), 66, { ...centred, characterSpacing: 1.2 })
  document.font('regular').fontSize(9).fillColor(ink.faint)
  write(college.address, 87)
  write(
    `Established ${college.established}  ·  ${college.phone}  ·  ${college.email}  ·  ${college.site}`,
    101,
  )
  decorate(document, () => {
    document.rect(margin, 120, width, 2).fill(ink.indigo)
    document.rect(margin, 123.5, width, 1).fill('#ee9d14')
  })
  document.fillColor(ink.text)
  document.x = margin
  document.y = 134
}

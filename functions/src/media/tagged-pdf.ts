import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { languageOfText } from '@prangan/contract/languages'
import PDFDocument from 'pdfkit'

/** An element of the document's structure tree, which screen readers use. */
export type Part = PDFKit.PDFStructureElement

const devanagari = /\p{Script=Devanagari}/u

const findFile = createRequire(import.meta.url).resolve
/** One family with Devanagari and Latin, so that mixed lines need no splitting. */
const fontFiles = {
  regular: '@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf',
  bold: '@expo-google-fonts/mukta/700Bold/Mukta_700Bold.ttf',
}

/**
 * Starts a tagged A4 document with a title, a language and the fonts 'regular' and 'bold', and returns it with its root
 * element.
 */
export async function startTaggedPdf(
  options: PDFKit.PDFDocumentOptions & { info: { Title: string }; lang: string },
): Promise<{ pdf: PDFKit.PDFDocument; root: Part }> {
  const pdf = new PDFDocument({ ...options, size: 'A4', pdfVersion: '1.7', tagged: true, displayTitle: true })
  for (const [name, path] of Object.entries(fontFiles)) pdf.registerFont(name, await readFile(findFile(path)))
  pdf.font('regular')
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  return { pdf, root }
}

/** Adds an element that contains others: a list, a table, a row. */
export function addPart(pdf: PDFKit.PDFDocument, parent: Part, type: string): Part {
  const part = pdf.struct(type)
  parent.add(part)
  return part
}

/** Breaks a text into lines of a width, if one is given. */
function linesOf(pdf: PDFKit.PDFDocument, text: string, options: PDFKit.Mixins.TextOptions): string[] {
  const { width } = options
  if (width === undefined) return [text]
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length === 0 || pdf.widthOfString(longer, options) > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

/**
 * Draws a line in Devanagari with its actual text, in the order in which it is typed. Poppler-based readers position that
 * text by the font and coordinates at its end; pdfkit has already reset both by then, so they are set again.
 */
function drawDevanagari(pdf: PDFKit.PDFDocument, line: string, options: PDFKit.Mixins.TextOptions): void {
  const { _font, _fontSize } = pdf as unknown as { _font: { id: string }; _fontSize: number }
  pdf.markContent('Span', { actual: line })
  pdf.text(line, options)
  pdf.save().transform(1, 0, 0, -1, 0, pdf.page.height)
  pdf.addContent(`/${_font.id} ${_fontSize} Tf`)
  pdf.endMarkedContent()
  pdf.restore()
}

type Place = PDFKit.Mixins.TextOptions & { x?: number; y?: number }
type TextPart = { type: string; text: string; scope?: 'Column' }

/**
 * Draws a text as an element of the document, after the last one or at `x` and `y`. Fonts draw Devanagari in another
 * order than it is typed in, so each line carries its actual text, for copying and searching.
 */
export function addText(
  pdf: PDFKit.PDFDocument,
  parent: Part,
  { type, text, scope }: TextPart,
  { x = pdf.x, y = pdf.y, ...options }: Place = {},
): void {
  const isDevanagari = devanagari.test(text)
  const draw = () => {
    pdf.x = x
    pdf.y = y
    if (!isDevanagari) pdf.text(text, options)
    else for (const line of linesOf(pdf, text, options)) drawDevanagari(pdf, line, options)
  }
  const language = {
    lang: `${languageOfText(text)}-IN`,
    ...(isDevanagari && { actual: text }),
  }
  parent.add(pdf.struct(type, { ...language, ...(scope && { scope }) }, [draw]))
}

/** Draws decoration that screen readers skip: lines, backgrounds, page footers. */
export function decorate(pdf: PDFKit.PDFDocument, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  draw()
  pdf.endMarkedContent()
}

/** Ends the document and returns its bytes. */
export function finishPdf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    pdf.on('data', (piece: Buffer) => pieces.push(piece))
    pdf.on('end', () => resolve(Buffer.concat(pieces)))
    pdf.on('error', reject)
    pdf.end()
  })
}

import { inflateSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { addPart, addText, decorate, finishPdf, startTaggedPdf } from './tagged-pdf.ts'

const heading = 'प्रवेश की शर्तें'
const paragraph = 'निर्धारित तिथि पर समस्त मूल प्रमाण-पत्रों के साथ काउंसलिंग में उपस्थित हों।'

/** The page's content stream: the one with marked content. */
function drawingOf(bytes: Buffer): string {
  const pieces: string[] = []
  for (let from = bytes.indexOf('stream\n'); from >= 0; from = bytes.indexOf('stream\n', from + 1)) {
    try {
      pieces.push(inflateSync(bytes.subarray(from + 7)).toString('latin1'))
    } catch {
      // The end of a stream, or one that is not compressed.
    }
  }
  return pieces.find((piece) => piece.includes(' BDC\n')) ?? ''
}

const escapes: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\b': '\\b',
  '\f': '\\f',
  '(': '\\(',
  ')': '\\)',
  '\\': '\\\\',
}
/** A non-Latin text as a PDF stores it: in UTF-16. */
const asActualText = (text: string) =>
  `/ActualText (${Buffer.from(`\ufeff${text}`, 'utf16le')
    .swap16()
    .toString('latin1')
    .replace(/[\n\r\t\b\f()\\]/g, (letter) => escapes[letter] ?? letter)})`

let bytes: Buffer
beforeAll(async () => {
  const { pdf, root } = await startTaggedPdf({ lang: 'hi-IN', info: { Title: 'Terms of admission' } })
  addText(pdf, root, { type: 'H1', text: heading })
  addText(pdf, root, { type: 'P', text: paragraph }, { width: 200 })
  const row = addPart(pdf, addPart(pdf, root, 'Table'), 'TR')
  addText(pdf, row, { type: 'TH', text: 'Category', scope: 'Column' })
  decorate(pdf, () => pdf.rect(50, 50, 100, 1).fill('#1f1d52'))
  bytes = await finishPdf(pdf)
})

describe('a tagged PDF', () => {
  test('is tagged, and has a title and a language', () => {
    const text = bytes.toString('latin1')
    expect(text).toContain('/Marked true')
    expect(text).toContain('/Lang (hi-IN)')
    expect(text).toContain('/DisplayDocTitle true')
    expect(text).toContain('>Terms of admission</rdf:li>')
    for (const type of ['Document', 'H1', 'P', 'Table', 'TR', 'TH']) expect(text).toContain(`/S /${type}\n`)
  })

  test('holds its Hindi as it was typed, whole for a screen reader and line by line for copying', () => {
    const text = bytes.toString('latin1')
    for (const hindi of [heading, paragraph]) expect(text).toContain(asActualText(hindi))
    const drawing = drawingOf(bytes)
    expect(drawing).toContain(asActualText(heading))
    expect(drawing).not.toContain(asActualText(paragraph))
    expect(drawing.match(/\/ActualText/g)?.length).toBeGreaterThan(2)
  })

  test('names in its structure nothing that is only decoration', () => {
    expect(drawingOf(bytes)).toContain('/Artifact <<\n/Type /Layout\n>> BDC\n50 50 100 1 re')
  })
})

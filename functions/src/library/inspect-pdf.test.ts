import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inspectPdf } from './inspect-pdf.ts'

const pdf = (...objects: string[]) => Buffer.from(['%PDF-1.7', ...objects, '%%EOF'].join('\n'), 'latin1')
const compressed = (objects: string) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\n'),
    deflateSync(objects),
    Buffer.from('\nendstream endobj\n%%EOF'),
  ])
const tree = '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 12>>endobj'
const font = '4 0 obj<</Type/Font/BaseFont/Mukta>>endobj'
const catalog = '<</Type/Catalog/Lang(hi-IN)/MarkInfo<</Marked true>>/StructTreeRoot 9 0 R>>'
const title = '5 0 obj<</Title(Time table)/Producer(Writer)>>endobj'

test('A document that a screen reader can follow has no findings', () => {
  expect(inspectPdf(pdf(`1 0 obj${catalog}endobj`, tree, font, title))).toEqual({ pages: 12, findings: [] })
})

test('What is in compressed objects counts as well', () => {
  const inside = `${catalog}<</Type/Pages/Count 3/Kids[]>><</Type/Font>><</Title<FEFF0041>>>`
  expect(inspectPdf(compressed(inside))).toEqual({ pages: 3, findings: [] })
})

test('A document without structure, title and language has these findings', () => {
  const { findings } = inspectPdf(pdf('1 0 obj<</Type/Catalog>>endobj', tree, font))
  expect(findings).toEqual(['untagged', 'no-title', 'no-language'])
})

test('The title of a bookmark, or an empty one, is no title of the document', () => {
  const bookmark = '6 0 obj<</Title(Chapter 1)/Parent 7 0 R/Dest[3 0 R/Fit]>>endobj'
  const empty = '5 0 obj<</Title()/Producer(Writer)>>endobj'
  expect(inspectPdf(pdf(`1 0 obj${catalog}endobj`, tree, font, bookmark, empty)).findings).toEqual([
    'no-title',
  ])
})

test('The title in the metadata is one', () => {
  const metadata = '<dc:title><rdf:Alt><rdf:li xml:lang="x-default">Fees</rdf:li></rdf:Alt></dc:title>'
  expect(inspectPdf(pdf(`1 0 obj${catalog}endobj`, tree, font, metadata)).findings).toEqual([])
})

test('Pictures without any font are a scan', () => {
  const image = '4 0 obj<</Type/XObject/Subtype/Image/Width 1>>stream\nendstream endobj'
  expect(inspectPdf(pdf(`1 0 obj${catalog}endobj`, tree, image, title)).findings).toEqual(['scan'])
})

test('Of an encrypted document nothing else is said', () => {
  const { findings } = inspectPdf(pdf('1 0 obj<</Type/Catalog>>endobj', tree, 'trailer<</Encrypt 8 0 R>>'))
  expect(findings).toEqual(['encrypted'])
})

test.each([
  ['nothing', ''],
  ['dictionaries without end', '<<'.repeat(50_000)],
  ['titles without end', '/Title'.repeat(50_000)],
  ['page trees without end', '/Type/Pages'.repeat(50_000)],
])('%s is inspected at once', (_what, content) => {
  const started = process.cpuUsage()
  expect(inspectPdf(pdf(content)).pages).toBeNull()
  // The processor's time, because a busy machine takes longer.
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(2_000)
})

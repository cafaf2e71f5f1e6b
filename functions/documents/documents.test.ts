import { allPdfs } from '@prangan/college/content/pdfs/all-pdfs'
import { textsOf } from '@prangan/contract/localized'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeDocuments } from './make-documents.ts'
import { printDocument } from './pdf.ts'

const made = new Map<string, Buffer>()
beforeAll(async () => {
  for (const { slug, bytes } of await makeDocuments()) made.set(slug, bytes)
})
const bytesOf = (name: string) => made.get(name) ?? Buffer.alloc(0)

describe('the documents', () => {
  test('are those of the college', () => {
    expect([...made.keys()]).toEqual(allPdfs.map(({ name }) => name))
  })

  test.each(allPdfs)('$name is a PDF of one or two pages and light enough for a phone', ({ name }) => {
    const bytes = bytesOf(name)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeOneOf([1, 2])
    expect(bytes.length).toBeLessThan(75 * 1024)
  })

  test.each(allPdfs)('$name can be followed by a screen reader', ({ name, title }) => {
    const text = bytesOf(name).toString('latin1')
    expect(text).toContain('/Marked true')
    expect(text).toContain('/Lang (en-IN)')
    expect(text).toContain(`>${title.en}</rdf:li>`)
  })

  test.each(allPdfs)('$name has no empty text, and its tables fill the width', ({ title, sections }) => {
    const isWritten = (text: LocalizedText) => textsOf(text).every((written) => written.trim() !== '')
    expect(isWritten(title)).toBe(true)
    for (const { heading, table, paragraphs = [], items = [], steps = [] } of sections) {
      expect(isWritten(heading)).toBe(true)
      const lines = [...paragraphs, ...items, ...steps]
      expect(lines.length + (table?.rows.length ?? 0)).toBeGreaterThan(0)
      for (const line of lines) expect(line.trim()).not.toBe('')
      if (!table) continue
      expect(table.widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(1, 3)
      for (const row of [table.columns, ...table.rows]) expect(row).toHaveLength(table.widths.length)
    }
  })

  test('the same content gives the same bytes, and other content gives different ones', async () => {
    const [content] = allPdfs
    if (!content) throw new Error('There is no document.')
    const [first, again, other] = await Promise.all([
      printDocument(content),
      printDocument(content),
      printDocument({ ...content, subtitle: `${content.subtitle}, revised` }),
    ])
    expect(first.equals(again)).toBe(true)
    expect(first.equals(other)).toBe(false)
  })
})

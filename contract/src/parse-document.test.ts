import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { parseDocument, parseDocuments } from './parse-document.ts'
import { TimestampSchema } from './schemas/fields.ts'

const Schema = z.object({ title: z.string(), at: TimestampSchema })
const at = new Date('2026-01-05T10:00:00Z')
const asRead = { title: 'Results', at: { toDate: () => at } }

it('A moment is read as a Date, from a timestamp of either SDK or from a Date', () => {
  expect(parseDocument(Schema, { id: 'a', data: asRead })).toEqual({ title: 'Results', at })
  expect(parseDocument(Schema, { id: 'a', data: { title: 'Results', at } })).toEqual({ title: 'Results', at })
})

it('A document that does not match its schema is named', () => {
  expect(() => parseDocument(Schema, { id: 'odd', data: { ...asRead, at: 7 } })).toThrow('odd')
})

it('In a list, a document that does not match is reported and left out', () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  const rows = parseDocuments(Schema, [
    { id: 'bad', data: { title: 'No time' } },
    { id: 'gone', data: undefined },
    { id: 'good', data: { ...asRead, secret: 1 } },
  ])
  expect(rows).toEqual([{ id: 'good', title: 'Results', at }])
  expect(report.mock.calls.map(([text]) => text)).toEqual([
    expect.stringContaining('bad'),
    expect.stringContaining('gone'),
  ])
})

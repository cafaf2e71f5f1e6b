import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import { expect, it } from 'vitest'
import { storedDocument } from '../../../testing/stored.ts'
import { documentForm } from './document-form.ts'

it('A clerk is told of a document’s title in each language that a colleague has changed, and of no other', () => {
  const { compare } = documentForm(() => {})
  const before = { ...storedDocument({ title: { en: 'Prospectus', hi: 'विवरणिका' } }), id: 'prospectus' }
  const after = (title: LocalizedText) => ({ ...before, title })
  expect(compare(before, after({ en: 'Prospectus', hi: 'विवरण पुस्तिका' }))).toEqual([
    { name: 'titleHi', label: 'Title in Hindi', now: 'विवरण पुस्तिका' },
  ])
  expect(compare(before, after({ en: 'The prospectus', hi: 'विवरणिका' }))).toEqual([
    { name: 'titleEn', label: 'Title', now: 'The prospectus' },
  ])
  expect(compare(before, after(before.title))).toEqual([])
})

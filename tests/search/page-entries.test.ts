/// <reference types="vite/client" />

import { seed } from '@prangan/college/content/seed'
import { seedSite } from '@prangan/contract/content/seed'
import { toSettings } from '@prangan/contract/content/site-view'
import type { Block, PageContent } from '@prangan/contract/schemas/blocks'
import type { SettingsBlockOf } from '@prangan/contract/schemas/site-settings'
import { expect, test } from 'vitest'
import { pageEntries } from '../../functions/src/search/page-entries.ts'

const settings = toSettings(seed.settings)
const file = (slug: string) => ({
  slug,
  title: { en: slug },
  version: 1,
  bytes: 1,
  at: '2026-07-01T00:00:00Z',
})
const documents = { rules: file('rules'), fees: file('fees'), form: file('form'), lonely: file('lonely') }

const page = (path: string, ...blocks: Block[]) => {
  const content: PageContent = { title: { en: path }, description: { en: 'About it.' }, blocks }
  return { id: path.slice(1), path, content }
}
const text = (en: string): Block => ({ id: 't', kind: 'text', paragraphs: [{ en }] })

type Given = { pages?: ReturnType<typeof page>[]; links?: string[]; search?: SettingsBlockOf<'search'> }
const entriesOf = ({ pages = [], links = [], search = settings.search }: Given) =>
  pageEntries({
    site: { ...seedSite({ pages: [], settings: [] }, null), documents },
    settings: { ...settings, search },
    pages,
    links,
    ownPages: { en: {}, hi: {} },
  })
const documentsIn = (given: Given) =>
  entriesOf(given).flatMap(({ kind, title }) => (kind === 'document' ? [title.en] : []))

test('A stranger finds a document that a page names or links, or a notice that is public, and no other', () => {
  const pages = [
    page('/one', { id: 'd', kind: 'documents', documents: [{ document: 'rules' }] }),
    page('/two', text('Read [the fees](doc:fees) first.')),
  ]
  expect(documentsIn({ pages, links: ['/documents/form.pdf?v=1'] })).toEqual(['rules', 'fees', 'form'])
  expect(documentsIn({})).toEqual([])
})

test('An answer that the office has pinned does not publish a document', () => {
  const pins = [{ words: 'lonely', href: 'doc:lonely' }]
  expect(documentsIn({ search: { ...settings.search, pins } })).toEqual([])
})

test('All that a page says is searched: its lists, its tables and the end of it', () => {
  const long = Array.from({ length: 300 }, (_, at) => `word${at}`).join(' ')
  const table: Block = {
    id: 'b',
    kind: 'table',
    caption: { en: 'Programmes' },
    columns: [{ en: 'Programme' }],
    rows: [{ cells: [{ en: 'Herbarium' }] }],
  }
  const [entry] = entriesOf({ pages: [page('/long', text(long), table)] }).filter(
    ({ target }) => target === '/long',
  )
  expect(entry?.text?.en).toMatch(/^About it\. word0 .* word299 · .*Herbarium$/)
})

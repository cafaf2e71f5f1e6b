import { expect, test } from 'vitest'
import type { Site } from '../schemas/site.ts'
import { seedSite } from './seed.ts'
import { publishedAt, viewPage } from './site-view.ts'

const content = {
  title: { en: 'Syllabus' },
  description: { en: 'What is taught.' },
  blocks: [
    {
      id: 'a',
      kind: 'links' as const,
      links: [
        { text: { en: 'B.A.' }, href: '/documents/syllabus-ba.pdf' },
        { text: { en: 'B.Sc.' }, href: 'doc:bsc' },
        { text: { en: 'History' }, href: '/history' },
      ],
    },
  ],
}
const seed = { pages: [{ id: 'syllabus', path: '/syllabus', aliases: [], content }], settings: [] }
const loadedAt = new Date('2026-11-01T06:00:00Z')
const site = seedSite(seed, loadedAt)
const page = site.pages.syllabus
if (!page) throw new Error('The seed has no page.')

test('A page of the seed has no date: when it was loaded says nothing of its content', () => {
  expect(publishedAt(page, loadedAt)).toBe('')
  const changed = { ...page, version: 1, publishedAt: '2026-11-20T06:00:00.000Z' }
  expect(publishedAt(changed, loadedAt)).toBe('2026-11-20T06:00:00.000Z')
  const next = { version: 1, at: '2026-11-20T06:00:00.000Z', title: page.title, languages: [] }
  expect(publishedAt({ ...page, next }, new Date('2026-11-21T06:00:00Z'))).toBe(next.at)
})

test('A link to a document of the library has its size', () => {
  const document = (slug: string, bytes: number) => ({
    slug,
    title: { en: slug },
    version: 2,
    bytes,
    at: loadedAt.toISOString(),
  })
  const documents = { one: document('syllabus-ba', 1_000), bsc: document('syllabus-bsc', 2_000) }
  const withDocuments: Site = { ...site, documents }
  const view = viewPage(withDocuments, { id: 'syllabus', path: '/syllabus', content, publishedAt: '' })
  const [block] = view.content.blocks
  expect(block && 'links' in block && block.links).toMatchObject([
    { href: '/documents/syllabus-ba.pdf', bytes: 1_000 },
    { href: '/documents/syllabus-bsc.pdf?v=2', bytes: 2_000 },
    { href: '/history' },
  ])
})

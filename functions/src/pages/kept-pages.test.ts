import { noNotices } from '@prangan/contract/schemas/notices'
import { ListChangesDocumentSchema } from '@prangan/contract/schemas/private-documents'
import { expect, test } from 'vitest'
import { createKeptPages, type KeptPage } from './kept-pages.ts'
import type { PublicState } from './public-reads.ts'

const now = new Date('2026-11-20T09:00:00Z')
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds)
const stateNow = (): PublicState => ({
  notices: noNotices,
  version: undefined,
  listChanges: ListChangesDocumentSchema.parse({}),
})
const page = (text: string, nextChangeAt: Date | null = null): KeptPage => ({
  status: 200,
  contentType: 'text/html',
  etag: undefined,
  body: Buffer.from(text),
  cacheControl: () => '',
  nextChangeAt: nextChangeAt?.toISOString() ?? null,
})

function withPage(kept: KeptPage) {
  const pages = createKeptPages()
  const state = stateNow()
  pages.find(state, '/', now)
  pages.keep(state, '/', kept, now)
  return { pages, state }
}

test('A page is sent again for a minute while nothing changes', () => {
  const home = page('home')
  const { pages, state } = withPage(home)
  expect(pages.find(state, '/', after(59_999))).toBe(home)
  expect(pages.find(state, '/', after(60_000))).toBeUndefined()
  expect(pages.find(state, '/', now)).toBeUndefined()
})

test('A page is not sent past the moment at which a notice ends', () => {
  const { pages, state } = withPage(page('home', after(3_000)))
  expect(pages.find(state, '/', after(2_999))).toBeDefined()
  expect(pages.find(state, '/', after(3_000))).toBeUndefined()
})

test('A change forgets all pages, and one that was rendered before it is not kept', () => {
  const { pages, state } = withPage(page('home'))
  expect(pages.find(stateNow(), '/', now)).toBeUndefined()
  pages.keep(state, '/', page('home of before'), now)
  expect(pages.find(state, '/', now)).toBeUndefined()
})

test('A page for which there is no room takes none from another', () => {
  const home = page('home')
  const { pages, state } = withPage(home)
  pages.keep(state, '/large', page('x'.repeat(24 * 1024 * 1024)), now)
  expect(pages.find(state, '/large', now)).toBeUndefined()
  expect(pages.find(state, '/', now)).toBe(home)
})

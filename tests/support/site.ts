import { settings } from '@prangan/college/content/settings/settings'
import type { SeedPage } from '@prangan/contract/content/seed'
import type { Block, PageContent } from '@prangan/contract/schemas/blocks'
import type { SettingsBlockOf } from '@prangan/contract/schemas/site-settings'
import { degreeAt } from '@prangan/contract/testing/fixtures'
import type { Firestore } from 'firebase-admin/firestore'
import type { Firebase } from '../../functions/src/lib/firebase.ts'
import { createSiteData } from '../../functions/src/pages/site-data.ts'
import { importSeed } from '../../functions/src/site/import-site.ts'

export const paragraph = (id: string, en: string): Block => ({ id, kind: 'text', paragraphs: [{ en }] })

export const feeTable = (id: string, fee: string): Block => ({
  id,
  kind: 'table',
  caption: { en: 'Fees' },
  columns: [{ en: 'Programme' }, { en: 'Fee' }],
  rows: [{ cells: [{ en: degreeAt(0) }, { en: fee }] }],
})

const contentOf = (title: string, ...blocks: Block[]): PageContent => ({
  title: { en: title },
  description: { en: 'What a degree at this college costs, programme by programme, and when it is paid.' },
  blocks,
})

const page = (id: string, path: string, content: PageContent): SeedPage => ({
  id,
  path,
  aliases: [],
  content,
})

const search: SettingsBlockOf<'search'> = {
  id: 'search',
  kind: 'search',
  synonyms: [{ words: 'fees, फीस, शुल्क' }],
  pins: [{ words: 'last date, antim tithi', href: '/registration' }],
}

const smallSeed = {
  pages: [
    page('fees', '/fees', contentOf('Fees', paragraph('b1', 'Paid in July.'), feeTable('b2', '₹ 900'))),
    page('history', '/history', contentOf('History', paragraph('b1', 'Founded long ago.'))),
  ],
  settings: settings.map((block) => (block.kind === 'search' ? search : block)),
}

export const loadSmallSite = (firestore: Firestore): Promise<boolean> =>
  importSeed(firestore, smallSeed, new Date(), 'The college')

export async function visit(firebase: Firebase, path: string, clock = () => new Date()) {
  const read = createSiteData({ firebase, clock }, { pages: [], settings: [] })('en')
  const found = await read.page(path)
  if (found.status !== 'ready') throw new Error('The page could not be read.')
  return found.value
}

export async function textAt(firebase: Firebase, path: string, clock?: () => Date): Promise<string> {
  const found = await visit(firebase, path, clock)
  return JSON.stringify(found?.page?.content ?? found)
}

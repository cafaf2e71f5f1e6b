import { allPdfs } from '@prangan/college/content/pdfs/all-pdfs'
import { seed } from '@prangan/college/content/seed'
import { seedSite } from '@prangan/contract/content/seed'
import { expect, it } from 'vitest'
import { findTarget } from '../contract/find-target.ts'
import { disclosureItems } from '../contract/lists.ts'
import { demoDisclosures } from './items.ts'

const now = new Date('2026-12-01T12:00:00+05:30')
const demo = demoDisclosures('2026-12-01', { arts: 'asha', science: 'ravi' })

it('The demo names items of the list only, and of many nothing, as in a young college', () => {
  const keys = disclosureItems.map(({ key }) => key)
  expect([...demo.keys()].filter((key) => !keys.includes(key))).toEqual([])
  expect(keys.length - demo.size).toBeGreaterThan(10)
  const notApplicable = [...demo].filter(([, { state }]) => state === 'notApplicable')
  expect(notApplicable.map(([key]) => key)).toContain('ugc-chancellor')
})

it('Each link of the demo leads to a page or a document of the demo college', () => {
  const documents = Object.fromEntries(
    allPdfs.map(({ name, title }) => [
      name,
      { slug: name, title, version: 1, bytes: 1, at: now.toISOString() },
    ]),
  )
  const site = { ...seedSite(seed, now), documents }
  const known = { site, now, findNotice: () => undefined }
  const links = [...demo].flatMap(([key, { links }]) => links.map(({ href }) => ({ key, href })))
  expect(links.filter(({ href }) => !findTarget(known, href))).toEqual([])
})

import { type Disclosure, DisclosureDocumentSchema } from '../contract/disclosures.ts'
import { collectionPaths } from '../contract/paths.ts'

export const storedSchemas = { [collectionPaths.disclosures]: [DisclosureDocumentSchema] }

export const storedDisclosure = (more: Partial<Disclosure> = {}): Disclosure => ({
  state: 'published',
  reason: { en: '' },
  links: [{ href: '/contact', label: { en: '' } }],
  owner: '',
  updatedOn: '2026-06-01',
  reviewEvery: '12',
  version: 1,
  updatedAt: new Date('2026-06-01T09:30:00Z'),
  updatedBy: 'office@college.test',
  told: { reviewBy: '', broken: [] },
  ...more,
})

import type { Site } from '@prangan/contract/schemas/site'
import { expect, test } from 'vitest'
import { nameReferences } from './name-references.ts'

const at = '2026-11-20T09:00:00.000Z'
const site: Site = {
  revision: 1,
  frame: { version: 0, publishedAt: at },
  pages: {
    p: { path: '/fees', aliases: [], languages: [], title: { en: 'Fees' }, version: 0, publishedAt: at },
  },
  redirects: {},
  departments: {},
  media: { m: { files: [], width: 1, height: 1, alt: { en: 'The gate' }, focus: { x: 0.5, y: 0.5 } } },
  documents: { rules: { slug: 'rules', title: { en: 'Hostel rules' }, version: 1, bytes: 1, at } },
}

test('A clerk who compares versions reads names of pages, pictures and documents, and all else as it is', () => {
  const content = [
    { href: 'page:p' },
    { picture: 'media:m' },
    { href: 'doc:rules' },
    { document: 'rules' },
    { text: { en: 'rules' }, href: 'https://example.test/' },
    { href: 'page:gone' },
  ]
  expect(nameReferences(content, site)).toEqual([
    { href: 'Fees' },
    { picture: 'The gate' },
    { href: 'Hostel rules' },
    { document: 'Hostel rules' },
    { text: { en: 'rules' }, href: 'https://example.test/' },
    { href: 'page:gone' },
  ])
})

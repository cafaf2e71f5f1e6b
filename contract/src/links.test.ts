import { expect, test } from 'vitest'
import { isSafeLink } from './links.ts'
import { LinkSchema } from './schemas/fields.ts'

test.each([
  '/',
  '/viewallnews#events',
  '/files/abc/Merit%20list.pdf?download=1',
  '/सूचना',
  '/a//b',
  'https://www.ugc.gov.in/',
  'HTTP://example.org/a b?c=\u0939',
])('The link %j is taken', (link) => {
  expect(isSafeLink(link)).toBe(true)
  expect(LinkSchema.parse(link)).toBe(link)
})

test.each([
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/\r\n/evil.test',
  '/\0/evil.test',
  '/\u0085/evil.test',
  '/\u2028/evil.test',
  '/\u007f/evil.test',
  '/..//evil.test',
  '/./%2e%2e//evil.test',
  '/a\\b',
  'https:evil.test',
  'https:/evil.test',
  'https://',
  'https:\\\\evil.test',
  'java\tscript:alert(1)',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.test',
  '#top',
])('The link %j is refused', (link) => {
  expect(isSafeLink(link)).toBe(false)
  expect(LinkSchema.safeParse(link).success).toBe(false)
})

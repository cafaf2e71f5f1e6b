import { expect, test } from 'vitest'
import { allPdfs } from './all-pdfs.ts'
import { pdfPaths } from './pdf-paths.ts'

test('The documents are those that pages link to', () => {
  expect(allPdfs.map(({ name }) => `/documents/${name}.pdf`).toSorted()).toEqual(
    Object.values(pdfPaths).toSorted(),
  )
})

test.each(allPdfs)('$name has its title and its headings in Hindi', ({ title, sections }) => {
  for (const { hi } of [title, ...sections.map(({ heading }) => heading)])
    expect(hi).toMatch(/\p{Script=Devanagari}/u)
})

import { expect, test } from 'vitest'
import { allPdfs } from './all-pdfs.ts'
import { pdfPaths } from './pdf-paths.ts'

test('The documents are those that pages link to', () => {
  expect(allPdfs.map(({ name }) => `/documents/${name}.pdf`).toSorted()).toEqual(
    Object.values(pdfPaths).toSorted(),
  )
})

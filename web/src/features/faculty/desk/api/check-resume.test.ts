import { limits } from '@prangan/contract/limits'
import { expect, it } from 'vitest'
import { acceptedResumes, resumeProblem } from './check-resume.ts'

it('A resume is a PDF or a Word document, whatever the letters of its ending', () => {
  expect(acceptedResumes).toBe('.pdf,.doc,.docx')
  for (const name of ['cv.pdf', 'CV.PDF', 'old.doc', 'बायोडाटा.docx'])
    expect(resumeProblem({ name, size: 1 }), name).toBeUndefined()
  for (const name of ['cv.odt', 'pdf', 'cv.pdf.exe'])
    expect(resumeProblem({ name, size: 1 }), name).toMatch(/choose a PDF or a Word document/)
})

it('A resume may have just the size that the server takes', () => {
  expect(resumeProblem({ name: 'cv.pdf', size: limits.file.resume })).toBeUndefined()
  expect(resumeProblem({ name: 'cv.pdf', size: limits.file.resume + 1 })).toBe(
    'The file is too large. It may have up to 5 MB.',
  )
})

import { facultyEndpoints } from '@prangan/contract/endpoints/faculty'
import { FileNameSchema } from '@prangan/contract/ids'
import { expect, it } from 'vitest'
import { stagedAs } from './staged-name.ts'

it('A resume is staged under a name that the contract takes, whatever the file is called', () => {
  for (const name of [
    'My résumé (final).pdf',
    'बायोडाटा.docx',
    '.pdf',
    '../../etc.doc',
    `${'x'.repeat(300)}.PDF`,
  ]) {
    const staged = stagedAs(name)
    expect(FileNameSchema.safeParse(staged.name).success, staged.name).toBe(true)
  }
  expect(stagedAs('My résumé (final).pdf').name).toMatch(/^My-re-sume-final-[0-9a-f]{8}\.pdf$/)
  expect(stagedAs('बायोडाटा.docx').name).toMatch(/^resume-[0-9a-f]{8}\.docx$/)
})

it('A resume chosen twice is staged under two names, since nothing there is ever replaced', () => {
  expect(stagedAs('cv.pdf').name).not.toBe(stagedAs('cv.pdf').name)
})

it('A resume of every kind that the server takes is declared as what it is', () => {
  const { kinds } = facultyEndpoints.updateFacultyDetails.body.files.resume
  expect(kinds.map((kind) => stagedAs(`cv.${kind}`).contentType)).toEqual([
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ])
})

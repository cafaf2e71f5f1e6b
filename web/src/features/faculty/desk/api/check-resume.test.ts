import { limits } from '@prangan/contract/limits'
import { expect, it } from 'vitest'
import { acceptedResumes, resumeProblem } from './check-resume.ts'

const file = (name: string, ...bytes: (string | Uint8Array<ArrayBuffer>)[]) => new File(bytes, name)
const pdf = '%PDF-1.7\n'
const doc = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)
const otherType = 'This type of file is not accepted. Please choose a PDF or a Word document.'
const notWhatItSays =
  'This file is not a PDF or a Word document, whatever its name says. Please choose another file.'

it('A resume is a PDF or a Word document, whatever the letters of its ending', async () => {
  expect(acceptedResumes).toBe('.pdf,.doc,.docx')
  const accepted = [
    file('cv.pdf', pdf),
    file('CV.PDF', pdf),
    file('old.doc', doc),
    file('बायोडाटा.docx', 'PK'),
  ]
  for (const each of accepted) expect(await resumeProblem(each), each.name).toBeUndefined()
  for (const name of ['cv.odt', 'pdf', 'cv.pdf.exe'])
    expect(await resumeProblem(file(name, pdf)), name).toBe(otherType)
})

it('A text or a picture that is named as a resume is refused by what it begins with', async () => {
  expect(await resumeProblem(file('cv.pdf', 'Asha Verma, M.A.'))).toBe(notWhatItSays)
  expect(await resumeProblem(file('cv.docx', Uint8Array.of(0xff, 0xd8, 0xff)))).toBe(notWhatItSays)
  expect(await resumeProblem(file('cv.pdf'))).toBe('This file is empty. Please choose another file.')
})

it('A resume that the phone does not hand out is told as unreadable', async () => {
  const cloud = file('cv.pdf', pdf)
  cloud.slice = () => {
    throw new DOMException('Gone', 'NotReadableError')
  }
  expect(await resumeProblem(cloud)).toBe(
    'This file could not be read. Please choose it again, or another file.',
  )
})

it('A resume may have just the size that the server takes', async () => {
  const filled = (size: number) => file('cv.pdf', pdf, new Uint8Array(size - pdf.length))
  expect(await resumeProblem(filled(limits.file.resume))).toBeUndefined()
  expect(await resumeProblem(filled(limits.file.resume + 1))).toBe(
    'The file is too large. It can be up to 5 MB.',
  )
})

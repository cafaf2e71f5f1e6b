/** @module-tag slow */
import { documentPaths } from '@prangan/contract/paths'
import { UpdateFacultyInputSchema } from '@prangan/contract/schemas/faculty'
import { storagePaths } from '@prangan/contract/storage-paths'
import { beforeAll, describe, expect, it } from 'vitest'
import { sweepFacultyFiles } from '../../functions/src/faculty/sweep-faculty-files.ts'
import { sweepStaging } from '../../functions/src/faculty/sweep-staging.ts'
import { updateFacultyDetails } from '../../functions/src/faculty/update-faculty-details.ts'
import { readObject } from '../../functions/src/files/read-object.ts'
import { type College, foundCollege, outcome } from '../support/own-college.ts'
import { smallPdf } from '../support/pdf.ts'
import { picture } from './profile-files.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60_000)

let college: College
beforeAll(async () => {
  college = await foundCollege()
})

async function teacherWithFiles(uid: string): Promise<string[]> {
  const email = await college.addTeacher(uid)
  const photo = { name: 'me.png', bytes: await picture(40, 50).png().toBuffer() }
  const resume = { name: 'cv.pdf', bytes: Buffer.from(await smallPdf().arrayBuffer()) }
  const body = UpdateFacultyInputSchema.parse({ email })
  const { user } = await updateFacultyDetails(
    { params: undefined, body, files: { photo, resume } },
    college.context(),
  )
  const [resumeName = ''] = user.Resume.split('/').slice(-1)
  return [storagePaths.facultyPhoto(user.photo), storagePaths.resume(uid, resumeName)]
}

const answers = (paths: readonly string[]) =>
  Promise.all(paths.map((path) => outcome(readObject(college.firebase, path))))

describe('The nightly sweep', () => {
  it('removes what was staged a day ago, and nothing younger', async () => {
    const staged = storagePaths.staged('kavita', 'old.pdf')
    await college.bucket.file(staged).save('%PDF-1.7')
    expect(await sweepStaging(college.firebase, inHours(23))).toBe(0)
    expect(await college.isStored(staged)).toBe(true)
    expect(await sweepStaging(college.firebase, inHours(25))).toBe(1)
    expect(await college.isStored(staged)).toBe(false)
  })

  it('removes photos and resumes that no profile names, a day later, and leaves those that are named', async () => {
    const named = await teacherWithFiles('named')
    const orphans = [
      storagePaths.facultyPhoto(`${crypto.randomUUID()}.webp`),
      storagePaths.resume('named', 'left.pdf'),
    ]
    for (const path of orphans) await college.bucket.file(path).save('left')
    const areThere = () => Promise.all(orphans.map(college.isStored))
    expect(await sweepFacultyFiles(college.firebase, inHours(23))).toBe(0)
    expect(await areThere()).toEqual([true, true])
    expect(await sweepFacultyFiles(college.firebase, inHours(25))).toBe(2)
    expect(await areThere()).toEqual([false, false])
    expect(await answers(named)).toEqual(['done', 'done'])
  })

  it('hides what a process that was killed left public of a removed member', async () => {
    const files = await teacherWithFiles('removed')
    await college.firestore.doc(documentPaths.faculty('removed')).update({ isRemoved: true })
    expect(await answers(files)).toEqual(['done', 'done'])
    expect(await sweepFacultyFiles(college.firebase, inHours(25))).toBe(2)
    expect(await answers(files)).toEqual(['no-such-file', 'no-such-file'])
  })
})

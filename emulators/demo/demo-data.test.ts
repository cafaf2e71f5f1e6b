import { college } from '@prangan/college/config'
import { demoAdmin, demoTeacherLogins } from '@prangan/college/demo/accounts'
import { demoApplications } from '@prangan/college/demo/applications'
import { demoNotices } from '@prangan/college/demo/notices'
import { demoTeachers } from '@prangan/college/demo/teachers'
import { FileNameSchema, IdSchema } from '@prangan/contract/ids'
import { limits } from '@prangan/contract/limits'
import { designations } from '@prangan/contract/schemas/accounts'
import { AdmissionDocumentSchema, AdmissionInputSchema } from '@prangan/contract/schemas/admissions'
import {
  AlumnusDocumentSchema,
  RegisterAlumnusInputSchema,
  VerifiedAlumnusDocumentSchema,
} from '@prangan/contract/schemas/alumni'
import { FacultyDocumentSchema } from '@prangan/contract/schemas/faculty'
import { EmailSchema, LinkSchema } from '@prangan/contract/schemas/fields'
import { NoticeDocumentSchema, UploadNewsInputSchema } from '@prangan/contract/schemas/notices'
import {
  AwardInputSchema,
  ExperienceInputSchema,
  PublicationInputSchema,
  QualificationInputSchema,
} from '@prangan/contract/schemas/records'
import { fileUrl, storagePaths } from '@prangan/contract/storage-paths'
import { describe, expect, it } from 'vitest'
import { alumnusDocument, alumnusId, demoAlumni, verifiedAlumnusDocument } from './alumni.ts'
import { admissionDocument, applicationId } from './applications.ts'
import { demoAccounts } from './load-accounts.ts'
import { newsDocument, noticeFileName, noticeId } from './notices.ts'
import { recordsOf } from './records.ts'
import { facultyDocument, resumeName, teacherPhotoName, uidOf } from './teachers.ts'

const withCircular = demoNotices.filter((notice) => notice.circular)
const ids = [
  ...demoNotices.map(noticeId),
  ...demoTeachers.flatMap((teacher) => [uidOf(teacher.email), ...recordsOf(teacher).map(({ id }) => id)]),
  ...demoAlumni.map(alumnusId),
  ...demoApplications.map(applicationId),
]
const fileNames = [
  ...withCircular.map((notice) => noticeFileName(notice) ?? ''),
  ...demoTeachers.flatMap((teacher) => [teacherPhotoName(teacher), resumeName(teacher)]).filter(Boolean),
  ...demoAlumni
    .map(alumnusDocument)
    .flatMap(({ photo, publicPhoto }) => [photo, publicPhoto])
    .filter(Boolean),
]

describe('the demo college', () => {
  it('gives the office and every teacher an account, and nobody else', () => {
    expect(demoAccounts.filter(({ role }) => role === 'admin').map(({ email }) => email)).toEqual([
      demoAdmin.email,
    ])
    expect(demoAccounts.filter(({ role }) => role === 'faculty').map(({ email }) => email)).toEqual(
      demoTeachers.map(({ email }) => email),
    )
    const shortest = Math.min(...demoAccounts.map(({ password }) => password.length))
    expect(shortest).toBeGreaterThanOrEqual(limits.password.min)
  })

  it('gives everything an id of its own that a path may hold', () => {
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !IdSchema.safeParse(id).success)).toEqual([])
  })

  it('gives every file a name of its own that a path may hold', () => {
    expect(new Set(fileNames).size).toBe(fileNames.length)
    expect(fileNames.filter((name) => !FileNameSchema.safeParse(name).success)).toEqual([])
  })

  it('names no domain but reserved ones, and no telephone number but of series that are made up', () => {
    const all = JSON.stringify([
      demoNotices,
      demoTeachers,
      demoAlumni,
      demoApplications.map(admissionDocument),
    ])
    const hosts = [...all.matchAll(/(?:@|https?:\/\/)([a-z0-9.-]+\.[a-z]+)/g)].map(([, host]) => host)
    const own = college.email.replace(/.*@/, '')
    expect(hosts.length).toBeGreaterThan(5)
    expect(hosts.filter((host) => host !== own && !/^example\.(com|org|net)$/.test(host ?? ''))).toEqual([])
    const phones = demoTeachers.map(({ phone }) => phone)
    expect(phones.filter((phone) => phone !== '' && !/^55500 \d{5}$/.test(phone))).toEqual([])
    const mobiles = [...demoAlumni, ...demoApplications.map(admissionDocument)].map(({ mobile }) => mobile)
    expect(mobiles.filter((mobile) => !/^66666\d{5}$/.test(mobile))).toEqual([])
  })
})

describe('a notice of the demo', () => {
  it.each(demoNotices)('"$title" fits its schemas and points at a file, a link or nothing', (notice) => {
    const stored = newsDocument(notice, 30_000)
    expect(NoticeDocumentSchema.parse(stored)).toEqual(stored)
    const sent = { ...notice, isPinned: notice.isPinned ? '1' : '' }
    expect(UploadNewsInputSchema.safeParse(sent).success).toBe(true)
    expect(LinkSchema.safeParse(notice.link).success).toBe(true)
    expect(notice.circular && notice.link).toBeUndefined()
  })

  it('has its PDF where the site serves it', () => {
    for (const notice of withCircular) {
      const url = fileUrl(storagePaths.noticeFile(noticeId(notice), noticeFileName(notice) ?? ''))
      expect(url).toMatch(/^\/files\/[A-Za-z0-9]{20}\/[a-z0-9-]+-[A-Za-z0-9]{8}\.pdf$/)
    }
  })
})

describe('a teacher of the demo', () => {
  it.each(demoTeachers)(
    '$name fits the schema, and so do their records as forms would send them',
    (teacher) => {
      expect(FacultyDocumentSchema.parse(facultyDocument(teacher))).toEqual(facultyDocument(teacher))
      expect(EmailSchema.safeParse(teacher.email).success).toBe(true)
      expect(designations).toContain(teacher.designation)
      const { experiences = [], awards = [], qualifications = [], publications = [] } = teacher
      for (const [designation, organization, _from, _to] of experiences) {
        expect(ExperienceInputSchema.safeParse({ designation, organization, _from, _to }).success).toBe(true)
      }
      for (const [title, organization, year] of awards) {
        expect(AwardInputSchema.safeParse({ title, organization, year }).success).toBe(true)
      }
      for (const [degree, specialisation, institute, year] of qualifications) {
        expect(QualificationInputSchema.safeParse({ degree, specialisation, institute, year }).success).toBe(
          true,
        )
      }
      for (const [publication, category, month, year, indexing, issn, impact] of publications) {
        const sent = {
          publication,
          department: teacher.department,
          category,
          month,
          year,
          indexing,
          issn,
          impact,
        }
        expect(PublicationInputSchema.safeParse(sent).success).toBe(true)
      }
    },
  )

  it('signs in under the addresses that the documents name, in two faculties', () => {
    const departments = demoTeacherLogins.map(
      (login) => demoTeachers.find(({ email }) => email === login.email)?.department,
    )
    const faculties: readonly unknown[] = Object.values(college.faculties).map(({ en }) => en)
    expect(departments.filter((department) => !faculties.includes(department))).toEqual([])
    expect(new Set(departments).size).toBe(Math.min(faculties.length, 2))
  })
})

describe('an alumnus of the demo', () => {
  it.each(demoAlumni)('$name fits the schemas, and the form they filled in', (alumnus) => {
    const stored = alumnusDocument(alumnus)
    expect(AlumnusDocumentSchema.parse(stored)).toEqual(stored)
    const sent = {
      ...stored,
      MoNo: stored.mobile,
      year: stored.yearOfPassing,
      workingplace: stored.workingAddress,
    }
    expect(RegisterAlumnusInputSchema.safeParse(sent).success).toBe(true)
    expect([stored.status, stored.publicPhoto !== '']).toEqual([alumnus.isVerified, alumnus.isVerified])
    expect(stored.searchKeys).toContain(alumnus.email.slice(0, 3))
  })

  it('shows the public six fields and no other once verified', () => {
    for (const alumnus of demoAlumni) {
      const shown = verifiedAlumnusDocument(alumnus)
      expect(VerifiedAlumnusDocumentSchema.parse(shown)).toEqual(shown)
      expect(shown.photo).toBe(alumnusDocument(alumnus).publicPhoto)
      expect(Object.keys(shown).sort()).toEqual([
        'degree',
        'designation',
        'name',
        'photo',
        'workingAddress',
        'yearOfPassing',
      ])
    }
  })
})

describe('an applicant of the demo', () => {
  it('fits the schema, and the form they filled in', () => {
    for (const stored of demoApplications.map(admissionDocument)) {
      expect(AdmissionDocumentSchema.parse(stored)).toEqual(stored)
      expect(AdmissionInputSchema.safeParse(stored).success).toBe(true)
    }
  })
})

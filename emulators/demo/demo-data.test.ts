import { demoApplications } from '@prangan/college/demo/applications'
import type { DemoNotice } from '@prangan/college/demo/notice'
import { FileNameSchema, IdSchema } from '@prangan/contract/ids'
import { limits } from '@prangan/contract/limits'
import { designations } from '@prangan/contract/schemas/accounts'
import {
  AdmissionDocumentSchema,
  AdmissionInputSchema,
  categories,
  courses,
  decidedStatuses,
} from '@prangan/contract/schemas/admissions'
import {
  AlumnusDocumentSchema,
  RegisterAlumnusInputSchema,
  VerifiedAlumnusDocumentSchema,
} from '@prangan/contract/schemas/alumni'
import { FacultyDocumentSchema } from '@prangan/contract/schemas/faculty'
import { EmailSchema, LinkSchema } from '@prangan/contract/schemas/fields'
import { NoticeDocumentSchema, noticeTypes, UploadNewsInputSchema } from '@prangan/contract/schemas/notices'
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
import { demoNotices, newsDocument, noticeFileName, noticeId } from './notices.ts'
import { recordsOf } from './records.ts'
import { demoTeachers, facultyDocument, resumeName, teacherPhotoName, uidOf } from './teachers.ts'

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
  it('takes what names a day out of the ticker after a day', () => {
    const dated = demoNotices.filter(
      ({ type, title }) =>
        type === 'Marquee' &&
        /\d (January|February|March|April|May|June|July|August|September|October|November|December|\p{Script=Devanagari}+ 20\d\d)/u.test(
          title,
        ),
    )
    expect(dated.length).toBeGreaterThan(0)
    expect(dated.filter(({ publishUntil }) => publishUntil === undefined)).toEqual([])
  })

  it('has forty-two notices: news, events and ticker items', () => {
    const count = (type: string) => demoNotices.filter((notice) => notice.type === type).length
    expect(noticeTypes.map(count)).toEqual([23, 13, 6])
  })

  it('has a pinned notice, one that has ended, and one that is a year ahead with its file', () => {
    const named = (isNamed: (notice: DemoNotice) => unknown) => demoNotices.filter(isNamed)
    expect(named(({ isPinned }) => isPinned)).toHaveLength(1)
    const [ended, ...otherEnds] = named(({ type, publishUntil }) => type !== 'Marquee' && publishUntil)
    expect([ended?.publishUntil, otherEnds]).toEqual(['2026-11-01T00:00:00+05:30', []])
    const [ahead, ...otherStarts] = named(({ publishFrom }) => publishFrom)
    expect([ahead?.publishFrom, otherStarts]).toEqual(['2027-11-20T09:00:00+05:30', []])
    expect(ahead && noticeFileName(ahead)).toBeDefined()
  })

  it('has eighteen teachers, eleven of arts and seven of science', () => {
    const count = (faculty: string) => demoTeachers.filter(({ department }) => department === faculty).length
    expect([count('Faculty of Arts'), count('Faculty of Science')]).toEqual([11, 7])
  })

  it('has thirty alumni, twenty of them verified, and twelve applicants', () => {
    expect(demoAlumni).toHaveLength(30)
    expect(demoAlumni.filter(({ isVerified }) => isVerified)).toHaveLength(20)
    expect(demoApplications).toHaveLength(12)
  })

  it('gives the office and every teacher an account, and nobody else', () => {
    expect(demoAccounts.filter(({ role }) => role === 'admin').map(({ email }) => email)).toEqual([
      'admin@sarvodaya.test',
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
    expect(hosts.length).toBeGreaterThan(50)
    expect(hosts.filter((host) => !/^(sarvodaya\.test|example\.(com|org|net))$/.test(host ?? ''))).toEqual([])
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

  it('is of session 2025-26 or 2026-27, and none is newer than the middle of November 2026', () => {
    const days = demoNotices.map(({ publishedAt }) => publishedAt.slice(0, 10)).sort()
    expect(days.filter((day) => day < '2026-07-01').length).toBeGreaterThanOrEqual(12)
    expect(days.filter((day) => day >= '2026-07-01').length).toBeGreaterThanOrEqual(20)
    expect(days.at(0)).toMatch(/^2025-0[7-9]/)
    expect(days.at(-1)).toBe('2026-11-15')
  })

  it('comes with a PDF at least fourteen times, with a link or alone the other times', () => {
    expect(withCircular.length).toBeGreaterThanOrEqual(14)
    expect(demoNotices.filter(({ link }) => link?.startsWith('https://')).length).toBeGreaterThan(0)
    expect(demoNotices.filter(({ link }) => link?.startsWith('/')).length).toBeGreaterThan(5)
    expect(demoNotices.filter(({ link, circular }) => !link && !circular).length).toBeGreaterThan(2)
  })

  it('is in Hindi or in English', () => {
    const inHindi = demoNotices.filter(({ title }) => /\p{Script=Devanagari}/u.test(title))
    expect(inHindi.length).toBeGreaterThanOrEqual(10)
    expect(inHindi.length).toBeLessThanOrEqual(25)
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

  it('has no photo once, a very long name once, and was removed once, with all records', () => {
    expect(demoTeachers.filter((teacher) => teacherPhotoName(teacher) === '')).toHaveLength(1)
    expect(demoTeachers.filter(({ name }) => name.length > 60)).toHaveLength(1)
    const removed = demoTeachers.filter((teacher) => facultyDocument(teacher).isRemoved)
    expect(removed).toHaveLength(1)
    const records = removed.flatMap(recordsOf)
    expect(records.length).toBeGreaterThan(3)
    expect(records.every(({ content }) => content.isRemoved === true)).toBe(true)
  })

  it('signs in under the addresses that the documents name', () => {
    const departmentOf = (email: string) =>
      demoTeachers.find((teacher) => teacher.email === email)?.department
    expect(departmentOf('asha.verma@sarvodaya.test')).toBe('Faculty of Arts')
    expect(departmentOf('ravi.mishra@sarvodaya.test')).toBe('Faculty of Science')
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
  it('comes from every category, for every course, in every status', () => {
    const stored = demoApplications.map(admissionDocument)
    expect(new Set(stored.map(({ category }) => category))).toEqual(new Set(categories))
    expect(new Set(stored.map(({ course }) => course))).toEqual(new Set(courses))
    expect(new Set(stored.map(({ status }) => status))).toEqual(new Set(decidedStatuses))
    expect(new Set(stored.map(({ applicationNumber }) => applicationNumber)).size).toBe(12)
  })

  it('fits the schema, and the form they filled in', () => {
    for (const stored of demoApplications.map(admissionDocument)) {
      expect(AdmissionDocumentSchema.parse(stored)).toEqual(stored)
      expect(AdmissionInputSchema.safeParse(stored).success).toBe(true)
    }
  })
})

import { endpointTable } from '@prangan/contract/endpoints/table'
import { errors } from '@prangan/contract/errors'
import { documents } from '@prangan/contract/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoTeachers } from '../../emulators/demo/teachers.ts'
import { call } from '../support/call.ts'
import { newEmail } from '../support/people.ts'
import { suite } from '../support/suite.ts'
import {
  addMembers,
  emailsOf,
  everyoneButAdmins,
  type Members,
  member,
  type Profile,
  publication,
} from './faculty-members.ts'

const { email } = member
const nobody: Profile = { results: [], experiences: [], awards: [], qualifications: [], publications: [] }
const shownTeachers = demoTeachers.filter(({ isRemoved }) => !isRemoved)

let members: Members
beforeAll(async () => {
  members = await addMembers()
})
afterAll(() => members.takeAway())

/** The member who is shown as the contract has them on the wire, in both dialects. */
const facultyItem = (resume: string) => ({
  Id: email,
  Name: member.name,
  Designation: 'Professor',
  Department: 'Faculty of Commerce',
  Email: email,
  Mobile: '55500 10999',
  Photo: 'ila.webp',
  Resume: resume,
  Qualification: 'Ph.D.',
  Area_of_Interest: 'Accounts',
  Experience: '21',
  Publications: 'Two books',
  Seminars_Organized: 'Three',
  Seminars_Attended: 'Forty',
  Awards: 'One fellowship',
  Membership: 'Life member',
  Masters_Supervised: '12',
  PhD_Supervised: '4',
  Other_Info: 'Cashier',
  name: member.name,
  designation: 'Professor',
  department: 'Faculty of Commerce',
  email,
  phone: '55500 10999',
  photo: 'ila.webp',
  resume,
  highest_qualification: 'Ph.D.',
  area_of_interest: 'Accounts',
  teaching_experience: '21',
  publications_books_patents: 'Two books',
  seminar_conference_workshop_organized: 'Three',
  seminar_conference_workshop_attended: 'Forty',
  fellowship_awards: 'One fellowship',
  membership: 'Life member',
  masters_supervised: '12',
  phd_supervised: '4',
  other_info: 'Cashier',
})

describe("A member's profile", () => {
  it('holds all of it in both dialects, and each list of records newest first', async () => {
    const item = facultyItem(`/resumes/${members.uid}/ila.pdf`)
    const own = { ...publication, year: '2021' }
    expect(await members.profile(email)).toEqual({
      results: [item],
      experiences: [
        { id: 'a', position: 'Professor', organization: 'Here', _from: '2010-07-01', _to: 'Present' },
        { id: 'b', position: 'Lecturer', organization: 'There', _from: '2005-07-01', _to: '2010-06-30' },
      ],
      awards: [
        { id: 'a', award: 'First', year: '2020', awarding_organization: 'A Club' },
        { id: 'b', award: 'Second', year: '2011', awarding_organization: 'A Trust' },
      ],
      qualifications: [
        { id: 'a', degree: 'Ph.D.', specialization: 'Audit', institute: 'Here', year: '2009' },
        { id: 'b', degree: 'M.Com.', specialization: 'Accounts', institute: 'There', year: '2003' },
      ],
      publications: [
        { id: 'a', ...own, publication: 'Journals', month: 'October', impact: '1.2', impactfactor: '1.2' },
        { id: 'b', ...own, publication: 'Ledgers', month: 'March', impact: '', impactfactor: '' },
      ],
    })
  })

  it('is found under the address in any case, with spaces round it, or in full-width letters', async () => {
    for (const id of [
      'Asha.Verma%40Sarvodaya.TEST',
      '%20asha.verma@sarvodaya.test%20',
      encodeURIComponent('ａsha.verma@sarvodaya.test'),
    ]) {
      expect(emailsOf((await members.profile(id)).results), id).toEqual(['asha.verma@sarvodaya.test'])
    }
  })

  it('is there for every teacher of the college, in the shape that the contract gives', async () => {
    for (const teacher of shownTeachers) {
      const shown = await members.profile(teacher.email)
      expect(endpointTable.readFacultyProfile.output.parse(shown)).toEqual(shown)
      expect(shown.results[0]?.Name).toBe(teacher.name)
      for (const kind of ['experiences', 'awards', 'qualifications', 'publications'] as const) {
        expect(shown[kind]).toHaveLength(teacher[kind]?.length ?? 0)
      }
    }
  })

  it('names a photo that opens, and no file where there is none', async () => {
    const shown = (await members.profile('asha.verma@sarvodaya.test')).results[0]
    expect(shown?.photo).toMatch(/^\w+\.webp$/)
    const photo = await fetch(`${suite.app}/faculty_photos/${shown?.photo}`)
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const without = demoTeachers.filter((teacher) => !teacher.look && !teacher.hasResume)
    expect(without.length).toBeGreaterThan(0)
    for (const teacher of without) {
      expect((await members.profile(teacher.email)).results).toMatchObject([
        { photo: '', Photo: '', Resume: '' },
      ])
    }
  })

  it('is empty in every list for somebody unknown, and the same for an admin, who has none', async () => {
    for (const id of [newEmail(), 'admin@sarvodaya.test', '__proto__@sarvodaya.test']) {
      expect(await members.profile(id), id).toEqual(nobody)
    }
  })

  it('of a removed member is empty in every list, whoever asks', async () => {
    for (const who of [undefined, 'an admin' as const, ...everyoneButAdmins]) {
      expect(await members.profile(members.removed.uname, who), who).toEqual(nobody)
    }
  })

  it('is gone in the very next call after the member was removed, and back after they were restored', async () => {
    const document = members.firestore.doc(documents.faculty(members.uid))
    await document.update({ isRemoved: true })
    expect(await members.profile(email)).toEqual(nobody)
    expect(emailsOf(await members.list())).not.toContain(email)
    await document.update({ isRemoved: false })
    expect(emailsOf((await members.profile(email)).results)).toEqual([email])
    expect(emailsOf(await members.list())).toContain(email)
  })

  it.each(['nobody', '*', '@', '..%2F..%2Fx@y.test', `${email}%00`, `${'x'.repeat(300)}@sarvodaya.test`])(
    'is not looked for under what is no address (%s)',
    async (id) => {
      const { status, body } = await call(`GET /faculty/faculty_profile/${id}`, { origin: suite.api })
      expect([status, body.message]).toEqual(errors['bad-id'])
    },
  )
})

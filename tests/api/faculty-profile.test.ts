import { endpointTable } from '@prangan/contract/endpoints/table'
import { errors } from '@prangan/contract/errors'
import { documentPaths } from '@prangan/contract/paths'
import { departmentNamed, designationAt } from '@prangan/contract/testing/fixtures'
import { beforeAll, describe, expect, it } from 'vitest'
import { addressOf, call } from '../support/call.ts'
import { newEmail } from '../support/people.ts'
import { logins } from '../support/suite.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import {
  addMembers,
  emailsOf,
  everyoneButAdmins,
  type Members,
  member,
  type Profile,
  publication,
} from './faculty-members.ts'
import { file, photoUrl, picture } from './profile-files.ts'
import { changeProfile } from './profile-form.ts'
import { makeTeacher } from './teachers.ts'

const { email } = member
const nobody: Profile = { results: [], experiences: [], awards: [], qualifications: [], publications: [] }

const app = useOwnApp()
let members: Members
beforeAll(async () => {
  members = await addMembers(app)
})

const facultyItem = (resume: string) => ({
  Id: email,
  Name: member.name,
  Designation: designationAt(0),
  Department: departmentNamed('Commerce'),
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
  designation: designationAt(0),
  department: departmentNamed('Commerce'),
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
        { id: 'a', position: designationAt(0), organization: 'Here', _from: '2010-07-01', _to: 'Present' },
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
      email.toUpperCase().replace('@', '%40'),
      `%20${email}%20`,
      encodeURIComponent(email.replace('m', 'ｍ')),
    ]) {
      expect(emailsOf((await members.profile(id)).results), id).toEqual([email])
    }
  })

  it('is of the shape that the contract gives, with records and without', async () => {
    const { uname } = await makeTeacher(app)
    for (const id of [email, uname]) {
      const shown = await members.profile(id)
      expect(emailsOf(shown.results)).toEqual([id])
      expect(endpointTable.readFacultyProfile.output.parse(shown)).toEqual(shown)
    }
  })

  it('names a photo that opens, and no file where there is none', async () => {
    const teacher = await makeTeacher(app)
    const shown = async () => (await members.profile(teacher.uname)).results[0]
    expect(await shown()).toMatchObject({ photo: '', Photo: '', Resume: '' })
    await changeProfile({ photo: file(await picture(40, 50).png().toBuffer(), 'me.png') }, teacher.token)
    const { photo = '' } = (await shown()) ?? {}
    expect(photo).toMatch(/^[\w-]+\.webp$/)
    const opened = await fetch(addressOf(photoUrl({ photo })))
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  it('is empty in every list for somebody unknown, and the same for an admin, who has none', async () => {
    for (const id of [newEmail(), logins.admin.uname, '__proto__@college.test']) {
      expect(await members.profile(id), id).toEqual(nobody)
    }
  })

  it('of a removed member is empty in every list, for every caller', async () => {
    for (const who of [undefined, 'an admin' as const, ...everyoneButAdmins]) {
      expect(await members.profile(members.removed.uname, who), who).toEqual(nobody)
    }
  })

  it('is gone in the very next call after the member was removed, and back after they were restored', async () => {
    const document = members.firestore.doc(documentPaths.faculty(members.uid))
    await document.update({ isRemoved: true })
    expect(await members.profile(email)).toEqual(nobody)
    expect(emailsOf(await members.list())).not.toContain(email)
    await document.update({ isRemoved: false })
    expect(emailsOf((await members.profile(email)).results)).toEqual([email])
    expect(emailsOf(await members.list())).toContain(email)
  })

  it.each(['nobody', '*', '@', '..%2F..%2Fx@y.test', `${email}%00`, `${'x'.repeat(300)}@college.test`])(
    'is not looked for under what is no address (%s)',
    async (id) => {
      const { status, body } = await call(`GET /faculty/faculty_profile/${id}`)
      expect([status, body.message]).toEqual(errors['bad-id'])
    },
  )
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jpeg, photoOf } from '../support/alumni.ts'
import { type EarlierSite, find, list, openEarlierSite, reads, signIn } from '../support/earlier-site.ts'
import { awaitMail, codeIn } from '../support/mailbox.ts'
import { filled, type OtherSite } from '../support/other-site.ts'
import { smallPdf } from '../support/pdf.ts'
import { newEmail } from '../support/people.ts'

const teacherEmail = newEmail('earlier-teacher')
const firstPassword = 'Marigold courtyard 7'
const secondPassword = 'Banyan courtyard 12'

let site: EarlierSite
let visitor: OtherSite
let office: OtherSite
let teacher: OtherSite
beforeAll(async () => {
  site = await openEarlierSite()
  ;({ visitor, office, teacher } = site)
  await signIn(office, site.admin.uname, site.admin.psw)
})
afterAll(() => site.close())

describe('The office on the earlier site', () => {
  it('adds a teacher by a form, once (call 12), and the teacher is on the list', async () => {
    const form = () =>
      filled([
        ['userType', 'faculty'],
        ['email', teacherEmail],
        ['psw', firstPassword],
        ['dept', 'Arts'],
        ['designation', 'Professor'],
        ['name', 'Kavita Rawat'],
      ])
    const added = await office.fetch('POST /faculty/addfaculty', { form: form() })
    expect(added.status).toBe(201)
    reads(added.json, 'message')
    const again = await office.fetch('POST /faculty/addfaculty', { form: form() })
    expect(again.status).toBe(409)
    reads(again.json, 'error')
    const member = find(list(await office.fetch('GET /faculty/facultylist'), 'send'), 'Id', teacherEmail)
    expect(member).toMatchObject({ Department: 'Faculty of Arts', isRemoved: false })
    reads(
      member,
      'Name Designation Mobile Email Photo Resume Qualification Area_of_Interest Experience Publications Seminars_Organized Seminars_Attended Awards Membership Masters_Supervised PhD_Supervised Other_Info',
    )
  })
})

describe('A teacher on the earlier site', () => {
  it('signs in and sees a dashboard of their own, still without records (calls 6, 7 and 14)', async () => {
    expect((await signIn(teacher, teacherEmail, firstPassword)).json.userType).toBe('faculty')
    expect((await teacher.fetch('GET /auth/checkAuth')).json.type).toBe('faculty')
    const dashboard = await teacher.fetch('GET /faculty/faculty_dashboard')
    expect(list(dashboard, 'result')).toHaveLength(1)
    expect(list(dashboard, 'result')[0]).toMatchObject({ email: teacherEmail, department: 'Faculty of Arts' })
    for (const records of ['experiences', 'awards', 'qualifications', 'publications']) {
      expect(list(dashboard, records)).toEqual([])
    }
  })

  it('saves the whole profile form, blanks and both files in it (call 15)', async () => {
    const form = filled([
      ['resume', smallPdf('resume.pdf')],
      ['photo', photoOf(await jpeg())],
      ['password', ''],
      ['other_info', ''],
      ['phone', '55500 10123'],
      ['highest_qualification', 'Ph.D.'],
      ['teaching_experience', '14'],
      ['masters_supervised', ''],
      // Read-only in the form, and sent all the same.
      ['email', teacherEmail],
      ['name', 'Somebody Else'],
      ['department', 'Faculty of Science'],
      ['designation', 'Principal'],
    ])
    const saved = await teacher.fetch('POST /faculty/update_faculty_details', { form })
    expect(saved.status).toBe(200)
    reads(saved.json, 'message')
    expect(saved.json.user).toMatchObject({
      name: 'Kavita Rawat',
      department: 'Faculty of Arts',
      designation: 'Professor',
      phone: '55500 10123',
      other_info: '',
    })
    const { photo } = saved.json.user as { photo: string }
    expect((await visitor.fetch(`GET /faculty_photos/${photo}`)).status).toBe(200)
  })

  const records = [
    {
      kind: 'experience',
      add: '/faculty/update_faculty_experience',
      sent: {
        designation: 'Lecturer',
        _from: '2012-07-01',
        _to: 'Present',
        organization: 'Devgarhi College',
      },
      read: { position: 'Lecturer', _from: '2012-07-01', _to: 'Present', organization: 'Devgarhi College' },
    },
    {
      kind: 'award',
      add: '/faculty/update_faculty_award',
      sent: { title: 'Best Teacher', year: '2019', organization: 'District Council' },
      read: { award: 'Best Teacher', year: '2019', awarding_organization: 'District Council' },
    },
    {
      kind: 'qualification',
      add: '/faculty/update_faculty_qualification',
      sent: {
        degree: 'Ph.D.',
        specialisation: 'Medieval India',
        institute: 'Devgarhi University',
        year: '2010',
      },
      read: {
        degree: 'Ph.D.',
        specialization: 'Medieval India',
        institute: 'Devgarhi University',
        year: '2010',
      },
    },
    {
      kind: 'publication',
      add: '/faculty/add_faculty_publication',
      sent: {
        ...{ publication: 'Market towns', department: 'History', category: '', year: '', month: '' },
        ...{ indexing: '', issn: '', impact: '1.2' },
      },
      read: {
        publication: 'Market towns',
        department: 'History',
        category: '',
        impact: '1.2',
        impactfactor: '1.2',
      },
    },
  ] as const

  it.each(records)(
    'adds, lists and deletes one $kind (calls 16 to 21)',
    async ({ kind, add, sent, read }) => {
      const added = await teacher.fetch(`POST ${add}`, { json: sent })
      expect(added.status).toBe(201)
      reads(added.json, 'message id')
      const listed = () => teacher.fetch(`GET /faculty/faculty_${kind}s`)
      expect(find(list(await listed(), `${kind}s`), 'id', added.json.id)).toMatchObject(read)
      const shown = await visitor.fetch(`GET /faculty/faculty_profile/${teacherEmail}`)
      expect(list(shown, `${kind}s`)).toHaveLength(1)
      const remove = () => teacher.fetch(`POST /faculty/delete_faculty_${kind}/${added.json.id}`)
      const removed = await remove()
      expect(removed.status).toBe(200)
      reads(removed.json, 'message')
      expect((await remove()).status).toBe(404)
      expect(list(await listed(), `${kind}s`)).toEqual([])
    },
  )

  it('forgets the password, sets another with the code from the mail, and is signed out (calls 8 and 9)', async () => {
    const asked = await visitor.fetch('POST /auth/send_otp_reset', { json: { email: teacherEmail } })
    const unknown = await visitor.fetch('POST /auth/send_otp_reset', { json: { email: newEmail('unknown') } })
    expect([asked.status, asked.json.message]).toEqual([200, unknown.json.message])
    const otp = codeIn(await awaitMail(teacherEmail, 1, 'Your code for a new password'))
    const reset = { email: teacherEmail, otp, newPassword: secondPassword }
    const done = await visitor.fetch('POST /auth/reset_password', { json: reset })
    expect(done.status).toBe(200)
    reads(done.json, 'message')
    expect((await signIn(teacher, teacherEmail, firstPassword)).status).toBe(401)
    expect((await signIn(teacher, teacherEmail, secondPassword)).status).toBe(200)
  })
})

describe('The office again', () => {
  it('hides the teacher and shows them again (call 13)', async () => {
    const toggle = (email: string, isRemoved: boolean) =>
      office.fetch(`PUT /admin/toggle-visibility/${encodeURIComponent(email)}`, { json: { isRemoved } })
    const isPublic = async () =>
      list(await visitor.fetch('GET /faculty/facultylist'), 'send').some(({ Id }) => Id === teacherEmail)
    const hidden = await toggle(teacherEmail, true)
    expect([hidden.json.success, await isPublic()]).toEqual([true, false])
    expect((await toggle(teacherEmail, false)).json.success).toBe(true)
    expect(await isPublic()).toBe(true)
    const nobody = await toggle(newEmail('nobody'), true)
    expect([nobody.status, nobody.json.success, nobody.json.error]).toEqual([
      404,
      false,
      'Faculty not found.',
    ])
  })
})

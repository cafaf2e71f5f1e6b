/** @module-tag slow */
import { documentPaths } from '@prangan/contract/paths'
import { designationAt, facultyAt } from '@prangan/contract/testing/fixtures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectFirebase } from '../../functions/src/lib/firebase.ts'
import { jpeg, photoOf } from '../support/alumni.ts'
import { earlierOrigin, find, list, openEarlierSite, reads, signIn } from '../support/earlier-site.ts'
import { awaitMail, codeIn } from '../support/mailbox.ts'
import { filled, type OtherSite, openOtherSite } from '../support/other-site.ts'
import { smallPdf } from '../support/pdf.ts'
import { choosePassword, newClientHeaders, newEmail } from '../support/people.ts'
import { suite } from '../support/suite.ts'

const firstPassword = 'Marigold courtyard 7'
const secondPassword = 'Banyan courtyard 12'

const made: string[] = []
let visitor: OtherSite
let office: OtherSite
beforeAll(async () => {
  const site = await openEarlierSite()
  ;({ visitor, office } = site)
  await signIn(office, site.admin.uname, site.admin.psw)
})
afterAll(async () => {
  const firebase = connectFirebase()
  const [auth, firestore] = await Promise.all([firebase.auth(), firebase.firestore()])
  const remove = async (email: string) => {
    const { uid } = await auth.getUserByEmail(email)
    await firestore.recursiveDelete(firestore.doc(documentPaths.faculty(uid)))
    await firestore.doc(documentPaths.staff(uid)).delete()
    await auth.deleteUser(uid)
  }
  // A test that failed may have left nobody to remove.
  await Promise.allSettled(made.map(remove))
})

const newTeacher = () => {
  const email = newEmail('earlier-teacher')
  made.push(email)
  const form = () =>
    filled([
      ['userType', 'faculty'],
      ['email', email],
      ['psw', firstPassword],
      ['dept', 'Arts'],
      ['designation', designationAt(0)],
      ['name', 'Kavita Rawat'],
    ])
  return { email, add: () => office.fetch('POST /faculty/addfaculty', { form: form() }) }
}

async function openTeacher(): Promise<{ email: string; teacher: OtherSite }> {
  const { email, add } = newTeacher()
  expect((await add()).status).toBe(201)
  const teacher = openOtherSite(earlierOrigin, suite.app, newClientHeaders())
  expect((await choosePassword({ uname: email, psw: firstPassword }, secondPassword)).status).toBe(200)
  expect((await signIn(teacher, email, secondPassword)).json.userType).toBe('faculty')
  return { email, teacher }
}

describe('The office on the earlier site', () => {
  it('adds a teacher by a form, once, and the teacher is on the list', async () => {
    const { email, add } = newTeacher()
    const added = await add()
    expect(added.status).toBe(201)
    reads(added.json, 'message')
    const again = await add()
    expect(again.status).toBe(409)
    reads(again.json, 'error')
    const member = find(list(await office.fetch('GET /faculty/facultylist'), 'send'), 'Id', email)
    expect(member).toMatchObject({ Department: facultyAt(0).en, isRemoved: false })
    reads(
      member,
      'Name Designation Mobile Email Photo Resume Qualification Area_of_Interest Experience Publications Seminars_Organized Seminars_Attended Awards Membership Masters_Supervised PhD_Supervised Other_Info',
    )
  })

  it('hides a teacher and shows them again', async () => {
    const { email } = await openTeacher()
    const toggle = (whose: string, isRemoved: boolean) =>
      office.fetch(`PUT /admin/toggle-visibility/${encodeURIComponent(whose)}`, { json: { isRemoved } })
    const isPublic = async () =>
      list(await visitor.fetch('GET /faculty/facultylist'), 'send').some(({ Id }) => Id === email)
    const hidden = await toggle(email, true)
    expect([hidden.json.success, await isPublic()]).toEqual([true, false])
    expect((await toggle(email, false)).json.success).toBe(true)
    expect(await isPublic()).toBe(true)
    const nobody = await toggle(newEmail('nobody'), true)
    expect([nobody.status, nobody.json.success, nobody.json.error]).toEqual([
      404,
      false,
      'Faculty not found.',
    ])
  })
})

describe('A teacher on the earlier site', () => {
  it('signs in and sees a dashboard of their own, still without records', async () => {
    const { email, teacher } = await openTeacher()
    expect((await teacher.fetch('GET /auth/checkAuth')).json.type).toBe('faculty')
    const dashboard = await teacher.fetch('GET /faculty/faculty_dashboard')
    expect(list(dashboard, 'result')).toHaveLength(1)
    expect(list(dashboard, 'result')[0]).toMatchObject({ email, department: facultyAt(0).en })
    for (const records of ['experiences', 'awards', 'qualifications', 'publications']) {
      expect(list(dashboard, records)).toEqual([])
    }
  })

  it('saves the whole profile form, blanks and both files in it; a visitor reads it, photo and all', async () => {
    const { email, teacher } = await openTeacher()
    const form = filled([
      ['resume', smallPdf('resume.pdf')],
      ['photo', photoOf(await jpeg())],
      ['password', ''],
      ['other_info', ''],
      ['phone', '55500 10123'],
      ['highest_qualification', 'Ph.D.'],
      ['teaching_experience', '14'],
      ['masters_supervised', ''],
      // The field is read-only in the form but still sent.
      ['email', email],
      ['name', 'Somebody Else'],
      ['department', facultyAt(1).en],
      ['designation', 'Principal'],
    ])
    const saved = await teacher.fetch('POST /faculty/update_faculty_details', { form })
    expect(saved.status).toBe(200)
    reads(saved.json, 'message')
    expect(saved.json.user).toMatchObject({
      name: 'Kavita Rawat',
      department: facultyAt(0).en,
      designation: designationAt(0),
      phone: '55500 10123',
      other_info: '',
    })

    const faculty = list(await visitor.fetch('GET /faculty/facultylist'), 'send')
    for (const member of faculty) {
      reads(member, 'Id Name Designation Email Department photo')
      expect(member).not.toHaveProperty('isRemoved')
    }
    const { photo } = find(faculty, 'Id', email)
    const profile = await visitor.fetch(`GET /faculty/faculty_profile/${email}`)
    reads(
      list(profile, 'results')[0],
      'Name designation Department phone email photo resume highest_qualification teaching_experience area_of_interest publications_books_patents seminar_conference_workshop_organized seminar_conference_workshop_attended masters_supervised phd_supervised fellowship_awards membership other_info',
    )
    for (const kind of ['experiences', 'awards', 'qualifications', 'publications']) list(profile, kind)
    const picture = await visitor.fetch(`GET /faculty_photos/${photo}`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
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

  it.each(records)('adds, lists and deletes one $kind', async ({ kind, add, sent, read }) => {
    const { email, teacher } = await openTeacher()
    const added = await teacher.fetch(`POST ${add}`, { json: sent })
    expect(added.status).toBe(201)
    reads(added.json, 'message id')
    const listed = () => teacher.fetch(`GET /faculty/faculty_${kind}s`)
    expect(find(list(await listed(), `${kind}s`), 'id', added.json.id)).toMatchObject(read)
    const shown = await visitor.fetch(`GET /faculty/faculty_profile/${email}`)
    expect(list(shown, `${kind}s`)).toHaveLength(1)
    const remove = () => teacher.fetch(`POST /faculty/delete_faculty_${kind}/${added.json.id}`)
    const removed = await remove()
    expect(removed.status).toBe(200)
    reads(removed.json, 'message')
    expect((await remove()).status).toBe(404)
    expect(list(await listed(), `${kind}s`)).toEqual([])
  })

  it('with the office’s password reads that Forgot Password is the way, sets one with the code, and is in', async () => {
    const { email, add } = newTeacher()
    expect((await add()).status).toBe(201)
    const teacher = openOtherSite(earlierOrigin, suite.app, newClientHeaders())
    const refused = await signIn(teacher, email, firstPassword)
    expect(refused.status).toBe(403)
    expect(refused.json.message).toContain('Forgot Password')
    expect(teacher.localStorage.size).toBe(0)
    const requested = await visitor.fetch('POST /auth/send_otp_reset', { json: { email } })
    const unknown = await visitor.fetch('POST /auth/send_otp_reset', { json: { email: newEmail('unknown') } })
    expect([requested.status, requested.json.message]).toEqual([200, unknown.json.message])
    const otp = codeIn(await awaitMail(email, 1, 'Your code for a new password'))
    const reset = { email, otp, newPassword: secondPassword }
    const done = await visitor.fetch('POST /auth/reset_password', { json: reset })
    expect(done.status).toBe(200)
    reads(done.json, 'message')
    expect((await signIn(teacher, email, firstPassword)).status).toBe(401)
    expect((await signIn(teacher, email, secondPassword)).status).toBe(200)
  })
})

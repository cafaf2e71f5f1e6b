import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jpeg, photoOf } from '../support/alumni.ts'
import { type AppWithClock, startApp } from '../support/app-with-clock.ts'
import { awaitMail, codeIn } from '../support/mailbox.ts'
import { filled, type OtherSite, openOtherSite, type Read } from '../support/other-site.ts'
import { smallPdf } from '../support/pdf.ts'
import { makePerson, newEmail, newPlace, type Person } from '../support/people.ts'

/*
 * The college's earlier site, as its pages call: written from the HTTP contract and the specification alone, without
 * the endpoint table or its schemas. It stands on an origin of its own, sends FormData in any order, blanks for what was
 * left empty, and `Bearer null` where nobody signed in; it reads the fields that it always read.
 */

const origin = 'https://old.sarvodaya.test'
const teacherEmail = newEmail('earlier-teacher')
const firstPassword = 'Marigold courtyard 7'
const secondPassword = 'Banyan courtyard 12'

let app: AppWithClock
let admin: Person
/** Three people's browsers. */
let visitor: OtherSite
let office: OtherSite
let teacher: OtherSite

beforeAll(async () => {
  app = await startApp(undefined, [origin])
  admin = await makePerson(app.firebase, 'admin')
  ;[visitor, office, teacher] = [0, 1, 2].map(() => openOtherSite(origin, app.origin, newPlace())) as [
    OtherSite,
    OtherSite,
    OtherSite,
  ]
})
afterAll(() => app.close())

type Row = Record<string, unknown>
const list = ({ json }: Read, name: string): Row[] => {
  const rows = json[name]
  if (!Array.isArray(rows)) throw new Error(`${name} is no list: ${JSON.stringify(json)}`)
  return rows
}
const find = (rows: readonly Row[], name: string, value: unknown): Row => {
  const row = rows.find((one) => one[name] === value)
  if (!row) throw new Error(`Nothing has ${name} ${value}`)
  return row
}
/** Each of these fields is there as a text, as pages print them. */
const reads = (row: Row | undefined, fields: string): void => {
  for (const field of fields.split(' '))
    expect(typeof row?.[field], `${field} of ${JSON.stringify(row)}`).toBe('string')
}

/** The sign-in page: what it keeps is what every other page sends. */
async function signIn(browser: OtherSite, uname: string, psw: string): Promise<Read> {
  const answer = await browser.fetch('POST /auth/login_auth', { json: { uname, psw } })
  if (answer.ok) {
    browser.localStorage.set('token', String(answer.json.token))
    browser.localStorage.set('username', uname)
    browser.localStorage.set('userType', String(answer.json.userType))
  }
  return answer
}

describe("A visitor of the earlier site's public pages", () => {
  it('reads news, events and the ticker, again and again, with `Bearer null` (calls 1 and 2)', async () => {
    for (const _poll of [1, 2, 3]) {
      const home = await visitor.fetch('GET /news/viewallnews')
      expect(home.status).toBe(200)
      expect(home.headers.get('cache-control')).toBe('no-store')
      for (const item of list(home, 'send')) reads(item, 'Id Title Type CreatedAt Link')
      const events = list(home, 'header_marquee_data').filter(({ Type }) => Type === 'Events')
      expect(events.length).toBeGreaterThan(0)
      const ticker = list(await visitor.fetch('GET /news'), 'header_marquee_data')
      expect(new Set(ticker.map(({ Type }) => Type))).toEqual(new Set(['Marquee']))
    }
  })

  it('reads the faculty, one profile and its photo (calls 10, 11 and 29)', async () => {
    const faculty = list(await visitor.fetch('GET /faculty/facultylist'), 'send')
    for (const member of faculty) {
      reads(member, 'Id Name Designation Email Department photo')
      expect(member).not.toHaveProperty('isRemoved')
    }
    const { Id, photo } = faculty.find((member) => member.photo !== '') ?? {}
    const profile = await visitor.fetch(`GET /faculty/faculty_profile/${Id}`)
    reads(
      list(profile, 'results')[0],
      'Name designation Department phone email photo resume highest_qualification teaching_experience area_of_interest publications_books_patents seminar_conference_workshop_organized seminar_conference_workshop_attended masters_supervised phd_supervised fellowship_awards membership other_info',
    )
    for (const records of ['experiences', 'awards', 'qualifications', 'publications']) list(profile, records)
    const picture = await visitor.fetch(`GET /faculty_photos/${photo}`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  it('reads of a teacher who is not there that there is none (call 11)', async () => {
    const profile = await visitor.fetch('GET /faculty/faculty_profile/nobody@sarvodaya.test')
    expect([profile.status, list(profile, 'results')]).toEqual([200, []])
  })

  it('applies for admission with all fields of the form (call 28)', async () => {
    const application = {
      pincode: '289001',
      name: 'Kiran Rao of the earlier site',
      fatherName: 'Suresh Rao',
      motherName: 'Latha Rao',
      dob: '2008-05-06',
      gender: 'male',
      category: 'obc',
      qualification: 'Intermediate',
      course: 'Bachelor of Commerce',
      mobile: '5550012345',
      email: newEmail('applicant'),
      address: '4 Station Road',
      city: 'Kamalsarai',
      state: 'Uttar Pradesh',
    }
    const sent = await visitor.fetch('POST /api/reg/register', { json: application })
    expect(sent.status).toBe(201)
    reads(sent.json, 'message applicationNumber')
    const blank = await visitor.fetch('POST /api/reg/register', {
      json: { ...application, mobile: '', course: '' },
    })
    expect(blank.status).toBe(400)
    reads(blank.json, 'message error')
    expect(Object.keys(blank.json.errors as object).sort()).toEqual(['course', 'mobile'])
  })
})

describe('The office on the earlier site', () => {
  it('is told the same of a wrong password and an unknown name, and then signs in (calls 6 and 7)', async () => {
    for (const uname of [admin.uname, newEmail('unknown')]) {
      const wrong = await signIn(office, uname, 'not the password')
      expect([wrong.status, wrong.json.message]).toEqual([401, 'Invalid username or password'])
    }
    const { json } = await signIn(office, admin.uname, admin.psw)
    reads(json, 'token customToken userType message')
    expect([json.userType, typeof json.user]).toEqual(['admin', 'object'])
    const checked = await office.fetch('GET /auth/checkAuth')
    expect([checked.json.type, typeof checked.json.user]).toEqual(['admin', 'object'])
  })

  it('publishes a notice with a file and one without, sees both, and deletes both (calls 3, 4, 5 and 29)', async () => {
    const withFile = filled([
      ['myfile', smallPdf('Merit List.pdf')],
      ['link', ''],
      ['type', 'Events'],
      ['title', 'Merit list of the earlier site'],
    ])
    const published = await office.fetch('POST /news/uploadnews', { form: withFile })
    expect(published.status).toBe(201)
    reads(published.json, 'message')
    const without = filled([
      ['type', ''],
      ['title', 'A notice without a file'],
      ['myfile', new File([], '')],
    ])
    expect((await office.fetch('POST /news/uploadnews', { form: without })).status).toBe(201)

    const all = await office.fetch('GET /news/viewNews')
    const items = [...list(all, 'send'), ...list(all, 'header_marquee_data')]
    const [merit, plain] = ['Merit list of the earlier site', 'A notice without a file'].map((title) =>
      find(items, 'Title', title),
    )
    expect(plain).toMatchObject({ Type: 'News', Link: '' })
    const file = await visitor.fetch(`GET ${merit?.Link}`)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])

    const hint = encodeURIComponent(String(merit?.Link))
    const deleted = await office.fetch(`GET /news/delete_news/${merit?.Id}/${hint}`)
    expect(deleted.status).toBe(200)
    reads(deleted.json, 'message')
    expect((await office.fetch(`GET /news/delete_news/${plain?.Id}`)).status).toBe(200)
    expect((await office.fetch(`DELETE /news/${plain?.Id}`)).status).toBe(404)
    expect((await visitor.fetch(`GET ${merit?.Link}`)).status).toBe(404)
  })

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
    expect([asked.status, asked.json]).toEqual([200, unknown.json])
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

  const email = newEmail('earlier-alumnus')

  it('sees who registered by the public form (calls 22 and 24)', async () => {
    const fields = [
      ['photo', photoOf(await jpeg())],
      ['specialization', ''],
      ['workingplace', 'District Library'],
      ['designation', 'Librarian'],
      ['year', '2011'],
      ['degree', 'B.Com.'],
      ['gender', 'Other'],
      ['address', 'Purana Chowk'],
      ['dob', '1990-05-06'],
      ['MoNo', '55500 20999'],
      ['email', email],
      ['mother', 'Phoolmati Devi'],
      ['father', 'Ramdhani Kushwaha'],
      ['name', 'Meenakshi Kushwaha'],
    ] as const
    const registered = await visitor.fetch('POST /alumni/reg_sub', { form: filled(fields) })
    expect(registered.status).toBe(201)
    expect(registered.json.message).toBe('Data Submitted Successfully')
    const refused = await visitor.fetch('POST /alumni/reg_sub', { form: filled(fields.slice(1)) })
    expect([refused.status, refused.text]).toEqual([400, 'Please select a profile picture.'])
    expect(refused.headers.get('content-type')).toContain('text/plain')

    const alumnus = find(list(await office.fetch('GET /alumni/viewalumni'), 'send'), 'Email', email)
    reads(
      alumnus,
      'id Photo Name Father Mother Designation WorkingAddress Mobile MoNo Email Dob Address Gender Degree YearofPassing Specialization',
    )
    expect(alumnus).toMatchObject({ status: false, Mobile: '55500 20999', MoNo: '55500 20999' })
    expect((await visitor.fetch(`GET ${alumnus.Photo}`)).status).toBe(404)
  })

  it('verifies, corrects and deletes them (calls 23, 25, 26, 27 and 29)', async () => {
    const inOffice = async () =>
      find(list(await office.fetch('GET /alumni/viewalumni'), 'send'), 'Email', email)
    const inGallery = async () =>
      list(await visitor.fetch('GET /alumni/verifiedalumni'), 'data').find(({ Id }) => Id === id)
    const { id, status: _, Photo: __, ...rest } = await inOffice()
    expect(await inGallery()).toBeUndefined()
    expect((await office.fetch(`PUT /admin/status/${id}`, { json: { status: true } })).status).toBe(200)
    const shown = await inGallery()
    reads(shown, 'Id Name Photo Degree YearofPassing Designation WorkingAddress')
    expect(Object.keys(shown ?? {})).toHaveLength(7)
    expect((await visitor.fetch(`GET ${shown?.Photo}`)).headers.get('content-type')).toBe('image/webp')

    // The edit form sends every field as it came, whichever way it is spelt, and the changed ones.
    const edited = { ...rest, Designation: 'Head Librarian', Specialization: '', status: '1' } as Record<
      string,
      string
    >
    const form = filled([...Object.entries(edited), ['photo', new File([], '')]])
    expect((await office.fetch(`PUT /admin/${id}`, { form })).status).toBe(200)
    expect(await inGallery()).toMatchObject({ Designation: 'Head Librarian', Name: 'Meenakshi Kushwaha' })
    const back = filled([['status', '0']])
    expect((await office.fetch(`PUT /admin/${id}`, { form: back })).status).toBe(200)
    expect([await inGallery(), (await inOffice()).status]).toEqual([undefined, false])

    expect((await office.fetch(`DELETE /admin/${id}`)).status).toBe(200)
    const gone = await office.fetch(`DELETE /admin/${id}`)
    expect(gone.status).toBe(404)
    reads(gone.json, 'message')
  })
})

describe('Nobody else', () => {
  it('on an origin that is not on the list may read an answer', async () => {
    const elsewhere = openOtherSite('https://elsewhere.test', app.origin, newPlace())
    await expect(elsewhere.fetch('GET /news')).rejects.toThrow('blocked by the preflight')
  })

  it('with `Bearer null` is taken for somebody signed in', async () => {
    for (const route of ['GET /auth/checkAuth', 'GET /news/viewNews', 'GET /faculty/faculty_dashboard']) {
      const { status, json } = await visitor.fetch(route)
      expect([route, status, json.message]).toEqual([route, 401, 'Please sign in first.'])
    }
  })
})

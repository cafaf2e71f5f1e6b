import { randomUUID } from 'node:crypto'
import { courseAt, degreeAt } from '@prangan/contract/testing/fixtures'
import { beforeAll, describe, expect, it } from 'vitest'
import { jpeg, photoOf } from '../support/alumni.ts'
import { startApp } from '../support/app-with-clock.ts'
import {
  type EarlierSite,
  earlierOrigin,
  find,
  list,
  openEarlierSite,
  reads,
  signIn,
} from '../support/earlier-site.ts'
import { filled, type OtherSite, openOtherSite } from '../support/other-site.ts'
import { connectOwnDatabase } from '../support/own-database.ts'
import { smallPdf } from '../support/pdf.ts'
import { newClientHeaders, newEmail } from '../support/people.ts'
import { suite } from '../support/suite.ts'

let site: EarlierSite
let visitor: OtherSite
let office: OtherSite
beforeAll(async () => {
  site = await openEarlierSite()
  ;({ visitor, office } = site)
  await signIn(office, site.admin.uname, site.admin.psw)
})

async function publish(type: string): Promise<string> {
  const title = `A notice of the earlier site ${randomUUID().slice(0, 8)}`
  const form = filled([
    ['type', type],
    ['title', title],
    ['myfile', new File([], '')],
  ])
  expect((await office.fetch('POST /news/uploadnews', { form })).status).toBe(201)
  return title
}

async function findNotice(title: string) {
  const all = await office.fetch('GET /news/viewNews')
  return find([...list(all, 'send'), ...list(all, 'header_marquee_data')], 'Title', title)
}

describe("A visitor of the earlier site's public pages", () => {
  it('reads news, events and the ticker, again and again, with `Bearer null`', {
    tags: ['slow'],
  }, async () => {
    const titles = [await publish('Events'), await publish('Marquee')]
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
    for (const title of titles) {
      const { Id } = await findNotice(title)
      expect((await office.fetch(`GET /news/delete_news/${Id}`)).status).toBe(200)
    }
  })

  it('reads that there is no such teacher', async () => {
    const profile = await visitor.fetch('GET /faculty/faculty_profile/nobody@college.test')
    expect([profile.status, list(profile, 'results')]).toEqual([200, []])
  })

  it('applies for admission with all fields of the form', async () => {
    const application = {
      pincode: '289001',
      name: 'Kiran Rao of the earlier site',
      fatherName: 'Suresh Rao',
      motherName: 'Latha Rao',
      dob: '2008-05-06',
      gender: 'male',
      category: 'obc',
      qualification: 'Intermediate',
      course: courseAt(2),
      mobile: '6666612345',
      email: newEmail('applicant'),
      address: '4 Station Road',
      city: 'Rampur',
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
  it('gets the same answer to a wrong password and an unknown name, and then signs in', async () => {
    const browser = openOtherSite(earlierOrigin, suite.app, newClientHeaders())
    for (const uname of [site.admin.uname, newEmail('unknown')]) {
      const wrong = await signIn(browser, uname, 'not the password')
      expect([wrong.status, wrong.json.message]).toEqual([401, 'Invalid username or password'])
    }
    const { json } = await signIn(browser, site.admin.uname, site.admin.psw)
    reads(json, 'token customToken userType message')
    expect([json.userType, typeof json.user]).toEqual(['admin', 'object'])
    const checked = await browser.fetch('GET /auth/checkAuth')
    expect([checked.json.type, typeof checked.json.user]).toEqual(['admin', 'object'])
  })

  it('publishes a notice with a file and one without, sees both, and deletes both', async () => {
    const title = `Merit list of the earlier site ${randomUUID().slice(0, 8)}`
    const withFile = filled([
      ['myfile', smallPdf('Merit List.pdf')],
      ['link', ''],
      ['type', 'Events'],
      ['title', title],
    ])
    const published = await office.fetch('POST /news/uploadnews', { form: withFile })
    expect(published.status).toBe(201)
    reads(published.json, 'message')
    const [merit, plain] = [await findNotice(title), await findNotice(await publish(''))]
    expect(plain).toMatchObject({ Type: 'News', Link: '' })
    const file = await visitor.fetch(`GET ${merit.Link}`)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])

    const hint = encodeURIComponent(String(merit.Link))
    const deleted = await office.fetch(`GET /news/delete_news/${merit.Id}/${hint}`)
    expect(deleted.status).toBe(200)
    reads(deleted.json, 'message')
    expect((await office.fetch(`GET /news/delete_news/${plain.Id}`)).status).toBe(200)
    expect((await office.fetch(`DELETE /news/${plain.Id}`)).status).toBe(404)
    expect((await visitor.fetch(`GET ${merit.Link}`)).status).toBe(404)
  })

  it('sees who registered by the public form, verifies, corrects and deletes them', async () => {
    const email = newEmail('earlier-alumnus')
    const fields = [
      ['photo', photoOf(await jpeg())],
      ['specialization', ''],
      ['workingplace', 'District Library'],
      ['designation', 'Librarian'],
      ['year', '2011'],
      ['degree', degreeAt(1)],
      ['gender', 'Other'],
      ['address', 'Purana Chowk'],
      ['dob', '1990-05-06'],
      ['MoNo', '66666 20999'],
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
    expect(alumnus).toMatchObject({ status: false, Photo: '', Mobile: '6666620999', MoNo: '6666620999' })

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

    // The edit form sends all fields, under any spelling of their names, plus the changed ones.
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
    // The Functions emulator allows every origin, so this app runs outside it.
    const app = await startApp(connectOwnDatabase(), [earlierOrigin])
    try {
      const elsewhere = openOtherSite('https://elsewhere.test', app.origin, newClientHeaders())
      await expect(elsewhere.fetch('GET /news')).rejects.toThrow('blocked by the preflight')
      const listed = openOtherSite(earlierOrigin, app.origin, newClientHeaders())
      for (const [route, status] of [
        ['GET /news', 200],
        ['POST /auth/login_auth', 415],
        ['PUT /admin/status/nobody', 401],
        ['DELETE /admin/nobody', 401],
      ] as const) {
        expect([route, (await listed.fetch(route)).status]).toEqual([route, status])
      }
    } finally {
      await app.close()
    }
  })

  it('with `Bearer null` is taken for somebody signed in', async () => {
    for (const route of ['GET /auth/checkAuth', 'GET /news/viewNews', 'GET /faculty/faculty_dashboard']) {
      const { status, json } = await visitor.fetch(route)
      expect([route, status, json.message]).toEqual([route, 401, 'Please sign in first.'])
    }
  })
})

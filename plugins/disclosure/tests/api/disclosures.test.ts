import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import { documentPaths, collectionPaths as sitePaths } from '@prangan/contract/paths'
import { hour, useNoticeDesk } from '@prangan/tests/api/notice-desk.ts'
import { makeTeacher, type Teacher } from '@prangan/tests/api/teachers.ts'
import { call, json } from '@prangan/tests/support/call.ts'
import { awaitMail, mailsTo } from '@prangan/tests/support/mailbox.ts'
import { ready, siteDataOf } from '@prangan/tests/support/shared-reads.ts'
import { loadSmallSite } from '@prangan/tests/support/site.ts'
import { useTriggers } from '@prangan/tests/support/use-triggers.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PublicDisclosure } from '../../contract/disclosures.ts'
import { disclosureItems } from '../../contract/lists.ts'
import { collectionPaths, disclosurePath, disclosuresFile } from '../../contract/paths.ts'
import { sweepDisclosures } from '../../functions/sweep-disclosures.ts'

const desk = useNoticeDesk()
const { app } = desk
useTriggers(app)

let teacher: Teacher
let request: ReturnType<typeof siteDataOf>

beforeAll(async () => {
  teacher = await makeTeacher(app)
  const firestore = await app.firestore()
  await loadSmallSite(firestore)
  const file = { slug: 'accounts', title: { en: 'Accounts of 2024-25' }, version: 2, bytes: 4_000 }
  await firestore
    .doc(documentPaths.site)
    .update({ 'documents.accounts': { ...file, at: app.now().toISOString() } })
  await firestore.doc(documentPaths.libraryDocument('accounts')).set({ current: 2, pages: 12 })
  request = siteDataOf(app)
})

beforeEach(async () => {
  const firestore = await app.firestore()
  await firestore.recursiveDelete(firestore.collection(collectionPaths.disclosures))
})

const today = () => dayInIndia(app.now())
const link = (href: string, en = '') => ({ href, label: { en } })

const item = (more: object = {}) => ({
  state: 'published',
  links: [link('page:history')],
  updatedOn: today(),
  reviewEvery: '12',
  version: 0,
  ...more,
})

const save = (key: string, body: object, token = desk.admin.token) =>
  call(`PUT /api/disclosures/${key}`, { token, ...json(body) })

const checks = async (token: string) => (await call('GET /api/disclosures/checks', { token })).body

const readPublic = async () => ready(request().file<PublicDisclosure[]>(disclosuresFile))
const publicItem = async (key: string) => (await readPublic()).find((each) => each.key === key)
const stored = async (key: string) =>
  (await (await app.firestore()).doc(disclosurePath(key)).get()).data() ?? {}

describe('A visitor', () => {
  it('sees every item of the list, and what nobody has published as missing', async () => {
    const items = await readPublic()
    expect(items.map(({ key }) => key)).toEqual(disclosureItems.map(({ key }) => key))
    expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['missing']))
  })

  it('sees where an item is, with the size and the pages of a document, and nothing of who keeps it', async () => {
    const links = [link('doc:accounts'), link('page:history', 'How we began'), link('doc:accounts', 'Twice')]
    expect((await save('ugc-accounts', item({ links, owner: teacher.uid }))).status).toBe(200)
    expect(await publicItem('ugc-accounts')).toEqual({
      key: 'ugc-accounts',
      state: 'published',
      updatedOn: today(),
      links: [
        {
          kind: 'document',
          href: '/documents/accounts.pdf?v=2',
          label: { en: 'Accounts of 2024-25' },
          bytes: 4_000,
          pages: 12,
        },
        { kind: 'page', href: '/history', label: { en: 'How we began' } },
      ],
    })
  })

  it('never gets a link that leads nowhere; an item of which all do is missing', async () => {
    const nowhere = [link('page:no-such'), link('doc:no-such'), link('/no-such'), link('/notices/no-such')]
    await save('ugc-library', item({ links: [...nowhere, link('page:history')] }))
    await save('ugc-rti', item({ links: nowhere }))
    expect((await publicItem('ugc-library'))?.links.map(({ href }) => href)).toEqual(['/history'])
    expect(await publicItem('ugc-rti')).toEqual({
      key: 'ugc-rti',
      state: 'missing',
      links: [],
      updatedOn: '',
    })
  })

  it('gets a notice once it has begun', async () => {
    const publishFrom = desk.fromNow(hour)
    const notice = await desk.publish({ type: 'News', title: 'Fee refunds', publishFrom })
    await save('ugc-refund-policy', item({ links: [link(`/notices/${notice.Id}`)] }))
    expect((await publicItem('ugc-refund-policy'))?.state).toBe('missing')
    app.pass(hour)
    expect((await publicItem('ugc-refund-policy'))?.links).toEqual([
      { kind: 'notice', href: `/notices/${notice.Id}/fee-refunds`, label: { en: 'Fee refunds' } },
    ])
  })

  it('reads why an item does not apply', async () => {
    const reason = { reasonEn: 'Only a university has one.', reasonHi: 'यह केवल विश्वविद्यालय में होता है।' }
    await save('ugc-chancellor', item({ state: 'notApplicable', links: [], ...reason }))
    expect(await publicItem('ugc-chancellor')).toMatchObject({
      state: 'notApplicable',
      reason: { en: reason.reasonEn, hi: reason.reasonHi },
    })
  })

  it('sees since when a review is overdue', async () => {
    await save('ugc-library', item({ updatedOn: '2025-01-31', reviewEvery: '6' }))
    expect(await publicItem('ugc-library')).toMatchObject({ overdueSince: '2025-07-31' })
  })
})

describe('The office', () => {
  it('cannot publish an item without a link or a date, nor leave out a reason, nor link to another site', async () => {
    const refusals = await Promise.all(
      [
        item({ links: [] }),
        item({ updatedOn: '' }),
        item({ updatedOn: addDays(today(), 2) }),
        item({ state: 'notApplicable', links: [] }),
        item({ links: [link('https://elsewhere.test/')] }),
        item({ links: [link('//elsewhere.test/')] }),
        item({ reviewEvery: '7' }),
        item({ owner: 'nobody' }),
      ].map((body) => save('ugc-library', body)),
    )
    expect(refusals.map(({ status }) => status)).toEqual(Array(8).fill(400))
    expect(refusals.map(({ body }) => Object.keys(body.errors as object)[0])).toEqual([
      'links',
      'updatedOn',
      'updatedOn',
      'reasonEn',
      expect.stringContaining('links'),
      expect.stringContaining('links'),
      'reviewEvery',
      'owner',
    ])
    expect(await stored('ugc-library')).toEqual({})
  })

  it('cannot save an item that is on no list', async () => {
    expect((await save('made-up', item())).status).toBe(404)
  })

  it('cannot overwrite what a colleague has saved meanwhile', async () => {
    expect((await save('ugc-library', item())).body.version).toBe(1)
    expect((await save('ugc-library', item({ reviewEvery: '6' }))).status).toBe(409)
    expect((await save('ugc-library', item({ reviewEvery: '6', version: 1 }))).body.version).toBe(2)
  })

  it('reads in the audit who changed the state of an item', async () => {
    await save('ugc-hostel', item())
    const entries = await (await app.firestore())
      .collection(sitePaths.audit)
      .where('subject', '==', disclosurePath('ugc-hostel'))
      .get()
    expect(entries.docs.map((entry) => [entry.get('action'), entry.get('detail')])).toEqual([
      ['disclosure changed', 'missing → published'],
    ])
  })

  it('learns which links lead nowhere, and who can own an item', async () => {
    await save('ugc-library', item({ links: [link('page:history'), link('page:no-such')] }))
    const { broken, people } = await checks(desk.admin.token)
    expect(broken).toEqual({ 'ugc-library': ['page:no-such'] })
    expect(people).toContainEqual({ uid: teacher.uid, name: 'A Test Person' })
  })
})

describe('A teacher', () => {
  it('cannot change an item of the office, nor one that nobody has saved', async () => {
    await save('ugc-accounts', item())
    expect((await save('ugc-accounts', item({ version: 1 }), teacher.token)).status).toBe(403)
    expect((await save('ugc-library', item(), teacher.token)).status).toBe(403)
    expect((await save('ugc-library', item({ owner: teacher.uid }), teacher.token)).status).toBe(403)
  })

  it('changes an item of their own, but gives it to nobody else', async () => {
    await save('ugc-library', item({ owner: teacher.uid }))
    const own = item({ owner: teacher.uid, version: 1, reviewEvery: '6' })
    expect((await save('ugc-library', { ...own, owner: '' }, teacher.token)).status).toBe(403)
    expect((await save('ugc-library', own, teacher.token)).status).toBe(200)
    expect(await stored('ugc-library')).toMatchObject({ reviewEvery: '6', owner: teacher.uid })
  })

  it('learns of broken links of their own items only', async () => {
    const links = [link('page:no-such')]
    await save('ugc-library', item({ links, owner: teacher.uid }))
    await save('ugc-accounts', item({ links }))
    expect(await checks(teacher.token)).toEqual({ broken: { 'ugc-library': ['page:no-such'] }, people: [] })
  })

  it('is mailed once that a review is due in 30 days, and once that a link leads nowhere', async () => {
    const { uname, uid } = teacher
    const sweep = (days: number) =>
      sweepDisclosures(app, new Date(app.now().getTime() + days * 24 * 60 * 60_000))
    await save('ugc-library', item({ owner: uid, reviewEvery: '6' }))
    await save('ugc-accounts', item({ owner: uid }))
    expect(await sweep(100)).toBe(0)
    expect(await sweep(160)).toBe(1)
    expect((await awaitMail(uname, 1)).text).toContain('Library: check it by')
    expect(await sweep(161)).toBe(0)
    await save('ugc-accounts', item({ owner: uid, links: [link('page:no-such')], version: 1 }))
    expect(await sweep(162)).toBe(1)
    expect((await awaitMail(uname, 2)).text).toContain('A link leads nowhere')
    expect(await sweep(163)).toBe(0)
    expect(await mailsTo(uname)).toHaveLength(2)
    const successor = await makeTeacher(app, 'Kiran Rao')
    await save('ugc-library', item({ owner: successor.uid, reviewEvery: '6', version: 1 }))
    expect(await sweep(164)).toBe(1)
    expect((await awaitMail(successor.uname, 1)).text).toContain('Library: check it by')
  })
})

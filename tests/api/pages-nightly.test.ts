import { college } from '@prangan/college/config'
import { limits } from '@prangan/contract/limits'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { sweepDraftEditors, sweepPreviews } from '../../functions/src/site/nightly/sweep-drafts.ts'
import { sweepIssues } from '../../functions/src/site/nightly/sweep-issues.ts'
import { sweepPageVersions } from '../../functions/src/site/nightly/sweep-page-versions.ts'
import { sweepReviews } from '../../functions/src/site/nightly/sweep-reviews.ts'
import { sweepSchedules } from '../../functions/src/site/nightly/sweep-schedules.ts'
import { call, json } from '../support/call.ts'
import { makePerson } from '../support/people.ts'
import { loadSmallSite, paragraph, textAt } from '../support/site.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { makeTeacher, type Teacher, tokenOf } from './teachers.ts'

const app = useOwnApp()
const day = 24 * 60 * 60_000
let firestore: Firestore
let admin: string
let teacher: Teacher
beforeAll(async () => {
  firestore = await app.firestore()
  await loadSmallSite(firestore)
  admin = await tokenOf(await makePerson(app, 'admin'))
  teacher = await makeTeacher(app)
})

const page = (id: string) => firestore.doc(documentPaths.page(id))
const versionsOf = async (id: string) =>
  (await page(id).collection(collectionPaths.versions).get()).docs
    .map((version) => Number(version.id))
    .sort((a, b) => a - b)
async function mailsAbout(id: string) {
  const { path } = (await page(id).get()).data() ?? {}
  const { docs } = await firestore.collection(collectionPaths.mail).where('kind', '==', 'pages due').get()
  return docs.map((mail) => mail.data()).filter(({ pages }) => JSON.stringify(pages).includes(`"${path}"`))
}

describe('At night', () => {
  it('a page whose scheduled version has become public counts as published', async () => {
    const at = new Date(Date.now() + 60_000)
    await page('history').update({ state: 'scheduled', scheduledAt: at, published: null })
    expect(await sweepSchedules(app, new Date(at.getTime() - 1))).toBe(0)
    expect(await sweepSchedules(app, at)).toBe(1)
    const { state, scheduledAt, published, latest } = (await page('history').get()).data() ?? {}
    expect([state, scheduledAt, published]).toEqual(['published', null, latest])
  })

  it('the office is mailed once about all pages that are due, and again when they are due again', async () => {
    const remind = (at: Date) => sweepReviews(app, at, app.deps.configuration)
    expect(await remind(app.now())).toBe(0)
    const due = new Date(app.now().getTime() + 400 * day)
    const told = await remind(due)
    expect(told).toBe((await firestore.collection(collectionPaths.pages).count().get()).data().count)
    expect(await remind(due)).toBe(0)
    expect(await remind(new Date(due.getTime() + day))).toBe(0)
    const mails = await mailsAbout('fees')
    expect(mails).toMatchObject([{ to: college.email }])
    expect(mails[0]?.pages).toHaveLength(told)

    await call('PUT /admin/pages/fees/checked', { token: admin })
    expect(await remind(new Date(due.getTime() + 400 * day))).toBe(1)
    expect(await mailsAbout('fees')).toHaveLength(2)
  })

  it('the owner of a page is mailed instead of the office, unless they have left', async () => {
    const owners = (uids: readonly string[]) =>
      call('PUT /admin/pages/history/owners', {
        token: admin,
        ...json({ owners: uids, ownersPublish: false }),
      })
    expect((await owners([teacher.uid])).status).toBe(200)
    await page('history').update({ 'review.dueAt': app.now() })
    expect(await sweepReviews(app, app.now(), app.deps.configuration)).toBe(1)
    expect((await mailsAbout('history')).filter(({ to }) => to === teacher.uname)).toHaveLength(1)

    await page('history').update({ 'review.dueAt': new Date(app.now().getTime() - day), owners: ['gone'] })
    await sweepReviews(app, app.now(), app.deps.configuration)
    const toOffice = (await mailsAbout('history')).filter(({ to }) => to === college.email)
    expect(toOffice.some(({ pages }) => pages.length === 1)).toBe(true)
  })

  it('nobody is mailed about a page that is not public', async () => {
    const { body } = await call('POST /admin/pages', {
      token: admin,
      ...json({ path: '/not-public', title: { en: 'Not public' } }),
    })
    await page(String(body.id)).update({ 'review.dueAt': new Date(0) })
    await sweepReviews(app, app.now(), app.deps.configuration)
    expect(await mailsAbout(String(body.id))).toEqual([])
  })

  it('versions beyond the newest 50, or older than a year, go; what is shown or may be needed stays', async () => {
    const stored = (await page('history').collection(collectionPaths.versions).doc('0').get()).data()
    const write = (number: number, at: Date) =>
      page('history')
        .collection(collectionPaths.versions)
        .doc(`${number}`)
        .set({ ...stored, number, at })
    const now = app.now()
    const yearAgo = new Date(now.getTime() - limits.content.versionLifetime - day)
    const newest = limits.content.versions + 12
    await Promise.all(Array.from({ length: newest }, (_each, at) => write(at + 1, now)))
    await Promise.all([write(20, yearAgo), write(21, yearAgo), write(22, yearAgo)])
    await page('history').update({ published: 3, latest: newest })
    await firestore.doc(documentPaths.site).update({
      'pages.history.version': 4,
      'pages.history.next': { version: 21, at: now.toISOString(), title: { en: 'History' } },
    })
    expect(await sweepPageVersions(app, now)).toBe(12)
    // Keeps the seed's version, those in use, the scheduled one, and the newest 50 without last year's.
    const kept = Array.from({ length: 50 }, (_each, at) => at + 13).filter(
      (number) => ![20, 22].includes(number),
    )
    expect(await versionsOf('history')).toEqual([0, 3, 4, ...kept])
    expect(await sweepPageVersions(app, now)).toBe(0)
  })

  it('preview links end, and who edited a draft of an earlier release is forgotten', async () => {
    const now = app.now()
    const preview = (key: string, expiresAt: Date) =>
      firestore.doc(documentPaths.pagePreview(key)).set({ page: 'fees', by: 'a@b.test', expiresAt })
    await Promise.all([preview('ended', now), preview('open', new Date(now.getTime() + day))])
    expect(await sweepPreviews(app, now)).toBe(1)
    expect((await firestore.collection(collectionPaths.pagePreviews).get()).docs.map(({ id }) => id)).toEqual(
      ['open'],
    )

    const { latest } = (await page('fees').get()).data() ?? {}
    const blocks = { b1: { value: paragraph('b1', 'A draft.'), rev: 0 } }
    await call('PUT /admin/pages/fees/draft', { token: admin, ...json({ base: latest, blocks }) })
    expect(await sweepDraftEditors(app)).toBe(0)
    const reference = firestore.doc(documentPaths.pageDraft('fees'))
    await reference.update({ editors: { clerk: { name: 'clerk@college.test', at: now } } })
    expect(await sweepDraftEditors(app)).toBe(1)
    const draft = (await reference.get()).data()
    expect([draft?.editors, draft?.blocks.b1.value.paragraphs]).toEqual([{}, [{ en: 'A draft.' }]])
  })

  it('a page whose link leads to a page that was taken down is found, and found right again', async () => {
    const made = await call('POST /admin/pages', {
      token: admin,
      ...json({ path: '/leads-to-fees', title: { en: 'Leads to fees' } }),
    })
    const id = String(made.body.id)
    const head = { title: { en: 'Leads to fees' }, description: { en: 'It has a link.' } }
    const written = await call(`PUT /admin/pages/${id}/draft`, {
      token: admin,
      ...json({
        base: null,
        head: { value: head, rev: 0 },
        order: { value: ['b1'], rev: 0 },
        blocks: { b1: { value: paragraph('b1', 'See [the fees](page:fees).'), rev: 0 } },
      }),
    })
    expect(written.body.conflicts).toEqual([])
    const published = await call(`POST /admin/pages/${id}/publish`, {
      token: admin,
      ...json({ base: null, note: '', at: '' }),
    })
    expect(published.status).toBe(200)
    const errorsOf = async () => (await page(id).get()).get('findings.errors')
    await sweepIssues(app, app.now())
    expect(await errorsOf()).toBe(0)

    await call('PUT /admin/pages/fees/take_down', { token: admin })
    expect(await sweepIssues(app, app.now())).toBe(1)
    expect(await errorsOf()).toBe(1)
    expect(await textAt(app, '/leads-to-fees')).toContain('See the fees.')

    await call('PUT /admin/pages/fees/restore', { token: admin })
    expect(await sweepIssues(app, app.now())).toBe(1)
    expect(await errorsOf()).toBe(0)
  })
})

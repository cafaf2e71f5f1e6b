import { documentPaths } from '@prangan/contract/paths'
import type { Operation } from '@prangan/contract/schemas/operation'
import { recordRun } from '@prangan/functions/operation/record-run'
import { usePageDesk } from '@prangan/tests/api/page-desk.ts'
import { makeTeacher, tokenOf } from '@prangan/tests/api/teachers.ts'
import { call, json } from '@prangan/tests/support/call.ts'
import { makePerson, type Person } from '@prangan/tests/support/people.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { notificationLimits } from '../../contract/limits.ts'
import { NotificationSchema } from '../../contract/notifications.ts'
import { notificationPaths } from '../../contract/paths.ts'
import { notify } from '../../functions/notify.ts'
import { runMorning } from '../../functions/run-morning.ts'
import { sweeps } from '../../functions/sweeps.ts'
import { tellOfSite } from '../../functions/tell-of-site.ts'

const desk = usePageDesk()
const { app } = desk
const day = 24 * 60 * 60_000

let person: Person & { token: string }
beforeEach(async () => {
  const made = await makePerson(app, 'faculty')
  person = { ...made, token: await tokenOf(made) }
})

const itemsOf = async (uid: string) => {
  const { docs } = await (await app.firestore()).collection(notificationPaths.items(uid)).orderBy('at').get()
  return docs.map((stored) => ({ id: stored.id, ...NotificationSchema.parse(stored.data()) }))
}
const concern = (id: string, at = app.now()) => ({ id, text: { en: id }, path: '/AdminDashboard', at })
async function tell(uid: string, ...concerns: ReturnType<typeof concern>[]): Promise<void> {
  const firestore = await app.firestore()
  const batch = firestore.batch()
  for (const each of concerns) notify(batch, firestore, uid, each)
  await batch.commit()
}
const read = (ids: readonly string[], token = person.token) =>
  call('PUT /api/notifications/read', { token, ...json({ ids }) })

describe('A person', () => {
  it('is told once, and what they read stays read when it is told again', async () => {
    const told = concern('told')
    await tell(person.uid, told)
    await tell(person.uid, told)
    expect(await itemsOf(person.uid)).toEqual([told])
    expect((await read(['told'])).status).toBe(200)
    const readAt = app.now()
    app.pass(1_000)
    await tell(person.uid, told)
    await read(['told'])
    expect(await itemsOf(person.uid)).toEqual([{ ...told, readAt }])
  })

  it('marks none of somebody else as read, and makes none up', async () => {
    const colleague = await makePerson(app, 'faculty')
    await tell(colleague.uid, concern('theirs'))
    expect((await read(['theirs', 'no-such-one'])).status).toBe(200)
    expect((await itemsOf(colleague.uid)).map(({ readAt }) => readAt)).toEqual([undefined])
    expect(await itemsOf(person.uid)).toEqual([])
  })

  it('cannot mark more than the bell shows, nor without signing in', async () => {
    const many = Array.from({ length: notificationLimits.shown + 1 }, (_, at) => `n${at}`)
    expect((await read(many)).status).toBe(400)
    expect((await read(['../staff'])).status).toBe(400)
    for (const route of [
      'PUT /api/notifications/read',
      'GET /api/notifications/choices',
      'PUT /api/notifications/choices',
    ])
      expect((await call(route)).status, route).toBe(401)
  })

  it('gets everything by mail until they choose otherwise', async () => {
    const ask = async () => (await call('GET /api/notifications/choices', { token: person.token })).body
    expect(await ask()).toEqual({ morning: true, assigned: true })
    const chosen = { morning: false, assigned: false, language: 'en' }
    const answer = await call('PUT /api/notifications/choices', { token: person.token, ...json(chosen) })
    expect([answer.status, answer.body]).toEqual([200, { morning: false, assigned: false }])
    expect(await ask()).toEqual({ morning: false, assigned: false })
  })

  it('keeps the latest hundred of 90 days', async () => {
    const { kept, lifetime } = notificationLimits
    const now = app.now()
    const at = (age: number) => new Date(now.getTime() - age)
    await tell(person.uid, ...Array.from({ length: kept + 2 }, (_, n) => concern(`n${n}`, at(n * 1_000))))
    const other = await makePerson(app, 'admin')
    await tell(other.uid, concern('old', at(lifetime + 1)), concern('kept', at(lifetime)))
    expect(await sweeps.notifications(app, now)).toBe(3)
    const left = (await itemsOf(person.uid)).map(({ id }) => id)
    expect(left).toHaveLength(kept)
    expect(left).toContain('n0')
    for (const gone of [`n${kept}`, `n${kept + 1}`]) expect(left).not.toContain(gone)
    expect((await itemsOf(other.uid)).map(({ id }) => id)).toEqual(['kept'])
    expect(await sweeps.notifications(app, now), 'again').toBe(0)
  })
})

describe('In the morning', () => {
  it('an admin is told once which nightly run failed and that mails wait, and a teacher of neither', async () => {
    const admin = await makePerson(app, 'admin')
    await tokenOf(admin)
    const firestore = await app.firestore()
    await firestore.doc(documentPaths.mail('stuck')).set({ at: new Date(app.now().getTime() - day) })
    await expect(recordRun(app.deps, 'sweep', async () => ['library'])).rejects.toThrow('library')
    await tellOfSite(app.deps)
    await tellOfSite(app.deps)
    const texts = (await itemsOf(admin.uid)).map(({ text }) => text.en)
    expect(texts).toEqual([
      expect.stringMatching(/^(A mail|\d+ mails) could not be sent yet$/),
      'The nightly clean-up failed',
    ])
    expect(await itemsOf(person.uid)).toEqual([])
  })

  it('an owner is told once that their page is due for review, with the way to it', async () => {
    const teacher = await makeTeacher(app)
    const { id } = await desk.addPublishedPage()
    const page = (await app.firestore()).doc(documentPaths.page(id))
    await page.update({ owners: [teacher.uid], 'review.dueAt': new Date(app.now().getTime() - day) })
    await tellOfSite(app.deps)
    await tellOfSite(app.deps)
    const told = await itemsOf(teacher.uid)
    expect(told).toMatchObject([
      { text: { en: 'Your page “A new page” is due for review' }, path: `/FacultyDashboard/my-pages/${id}` },
    ])
  })

  it('an admin sees on the overview when the mails were last sent, and that this failed', async () => {
    const token = await tokenOf(await makePerson(app, 'admin'))
    const job = async () => {
      const { body } = await call('GET /admin/operation', { token })
      return (body as Operation).jobs.find(({ name }) => name === 'sendMorningMails')
    }
    await runMorning(app.deps)
    const name = 'sendMorningMails'
    expect(await job()).toEqual({ name, at: app.now().toISOString(), state: 'fine', failed: [] })
    let calls = 0
    const firestore = async () => {
      calls += 1
      if (calls <= 2) throw new Error('No database.')
      return app.firestore()
    }
    const broken = { ...app.deps, firebase: { ...app.deps.firebase, firestore } }
    await expect(runMorning(broken)).rejects.toThrow('No database.')
    expect(await job()).toMatchObject({ state: 'failed', failed: [name] })
  })
})

import { randomUUID } from 'node:crypto'
import { college } from '@prangan/college/config'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { Role } from '@prangan/contract/roles'
import type { NoticeWire } from '@prangan/contract/schemas/notices'
import type { Firestore, Query } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepIdempotencyKeys } from '../../functions/src/idempotency/sweep-idempotency-keys.ts'
import { connectFirebase } from '../../functions/src/lib/firebase.ts'
import { examples } from '../../functions/src/openapi/examples.ts'
import { type Answer, call, form, json, signIn } from '../support/call.ts'
import { type CreateName, createNames, creates, newRequest } from '../support/create-requests.ts'
import { type FlakyProxy, openFlakyProxy } from '../support/flaky-proxy.ts'
import { mailsTo } from '../support/mailbox.ts'
import { connectOwnDatabase } from '../support/own-database.ts'
import { smallPdf } from '../support/pdf.ts'
import { newClientHeaders, newEmail } from '../support/people.ts'
import { suite } from '../support/suite.ts'
import { makeTeacher } from './teachers.ts'

// Uses the running functions in several processes: only Firestore can notice a duplicate request.

let firestore: Firestore
let admin: string
let teacher: string
let otherTeacher: string
let proxy: FlakyProxy
beforeAll(async () => {
  process.loadEnvFile(new URL('../../functions/.env.demo-prangan', import.meta.url))
  const firebase = connectFirebase()
  firestore = await firebase.firestore()
  // These tests use their own teachers, because other tests count the demo's records.
  const [first, second] = [await makeTeacher(firebase), await makeTeacher(firebase)]
  ;[admin, teacher, otherTeacher] = [await signIn('admin'), first.token, second.token]
  proxy = await openFlakyProxy(new URL(suite.api).host)
})
afterAll(() => proxy.close())

type Body = { body: FormData | string; headers?: Record<string, string> }

function create(
  route: string,
  sent: Body,
  { key, token, origin = suite.api }: { key?: string; token?: string; origin?: string } = {},
): Promise<Answer> {
  const headers = { ...newClientHeaders(), ...sent.headers, ...(key && { 'Idempotency-Key': key }) }
  return call(route, { ...sent, headers, origin, ...(token && { token }) })
}

const notice = (title: string) => form({ title, type: 'Events', myfile: smallPdf() })
async function feedbackMails(message: string): Promise<number> {
  await expect.poll(() => countOf(collectionPaths.mail, 'message', message)).toBe(0)
  const mails = await mailsTo(college.email)
  return mails.filter(({ text }) => text.includes(message)).length
}

const countOf = async (collection: string, field: string, value: string) =>
  (await firestore.collection(collection).where(field, '==', value).count().get()).data().count

type Repeated = {
  route: string
  sent: Body
  who: Role | 'anyone'
  count(): Promise<number>
}

async function prepareNew(name: CreateName): Promise<Repeated> {
  const { stored, ...request } = await newRequest(name)
  // This is a collection group, because records are stored below their teacher.
  let found: Query = firestore.collectionGroup(creates[name].collection)
  for (const [field, value] of Object.entries(stored)) found = found.where(field, '==', value)
  return { ...request, count: async () => (await found.count().get()).data().count }
}

async function prepareFeedback(): Promise<Repeated> {
  const message = `Thank you ${randomUUID()}`
  return {
    route: 'POST /api/feedback',
    sent: json({ ...examples.sendFeedback.body, email: newEmail('visitor'), message }),
    who: 'anyone',
    count: () => feedbackMails(message),
  }
}

const repeated: readonly (readonly [what: string, prepare: () => Promise<Repeated>])[] = [
  ...createNames.map((name) => [creates[name].what, () => prepareNew(name)] as const),
  ['feedback', prepareFeedback],
]

describe.each(repeated)('Somebody who creates %s', (_what, prepare) => {
  const tokenOf = (who: string) => ({ ...(who !== 'anyone' && { token: who === 'admin' ? admin : teacher }) })

  it('and loses the reply gets the first answer when they send it again, and creates one', async () => {
    const { route, sent, who, count } = await prepare()
    const by = { key: randomUUID(), ...tokenOf(who) }
    proxy.dropReplies(1)
    await expect(
      create(route, sent, { ...by, origin: suite.api.replace(new URL(suite.api).host, proxy.host) }),
    ).rejects.toThrow()
    const again = await create(route, sent, by)
    expect([200, 201]).toContain(again.status)
    const third = await create(route, sent, by)
    expect([third.status, third.body]).toEqual([again.status, again.body])
    expect(await count()).toBe(1)
  })

  it('twice at the same moment creates one', { tags: ['slow'] }, async () => {
    const { route, sent, who, count } = await prepare()
    const by = { key: randomUUID(), ...tokenOf(who) }
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(route, sent, by)))
    const good = answers.filter(({ status }) => status < 300)
    // Creating an account takes a while, so a duplicate may find the address in use.
    for (const { status } of answers) expect([200, 201, 409, 503]).toContain(status)
    expect(good.length).toBeGreaterThan(0)
    for (const { body: answer } of good) expect(answer).toEqual(good[0]?.body)
    expect(await count()).toBe(1)
  })
})

describe('A key', () => {
  it('that belongs to other content is refused', { tags: ['slow'] }, async () => {
    const key = randomUUID()
    const first = await create('POST /news/uploadnews', notice('Fees'), { key, token: admin })
    const second = await create('POST /news/uploadnews', notice('Sports'), { key, token: admin })
    expect([first.status, second.status]).toEqual([201, 422])
    await call(`DELETE /news/${(first.body.item as NoticeWire).Id}`, { token: admin })
  })

  it('that is no key is refused before anything is done', async () => {
    const title = `Never ${randomUUID()}`
    for (const key of ['short', 'x'.repeat(129), 'has spaces in the middle', '../../../../etc/passwd']) {
      expect((await create('POST /news/uploadnews', notice(title), { key, token: admin })).status).toBe(400)
    }
    expect(await countOf(collectionPaths.news, 'title', title)).toBe(0)
  })

  it('is one’s own: another teacher with the same one adds their own award', { tags: ['slow'] }, async () => {
    const key = randomUUID()
    const award = json({ ...examples.addAward.body, title: `Own ${key}` })
    const [mine, theirs] = [
      await create('POST /faculty/update_faculty_award', award, { key, token: teacher }),
      await create('POST /faculty/update_faculty_award', award, { key, token: otherTeacher }),
    ]
    expect([mine.status, theirs.status]).toEqual([201, 201])
    expect(theirs.body.id).not.toBe(mine.body.id)
    await call(`POST /faculty/delete_faculty_award/${mine.body.id}`, { token: teacher })
    await call(`POST /faculty/delete_faculty_award/${theirs.body.id}`, { token: otherTeacher })
  })

  it('left out, two requests create two', { tags: ['slow'] }, async () => {
    const title = `Two ${randomUUID()}`
    const answers = [0, 1].map(() => create('POST /news/uploadnews', notice(title), { token: admin }))
    const ids = (await Promise.all(answers)).map(({ body }) => (body.item as NoticeWire).Id)
    expect(await countOf(collectionPaths.news, 'title', title)).toBe(2)
    for (const id of ids) await call(`DELETE /news/${id}`, { token: admin })
  })

  it('is forgotten after a day, by the sweep where nothing else did it', { tags: ['slow'] }, async () => {
    const own = connectOwnDatabase()
    const keys = await own.firestore()
    const expiresAt = new Date(Date.now() + 24 * 60 * 60_000)
    await keys.doc(documentPaths.idempotencyKey('one')).create({ fingerprint: '', answer: '', expiresAt })
    expect(await sweepIdempotencyKeys(own, new Date())).toBe(0)
    expect(await sweepIdempotencyKeys(own, expiresAt)).toBe(1)
  })
})

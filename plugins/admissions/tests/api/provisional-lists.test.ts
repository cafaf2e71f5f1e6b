import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { Loaded } from '@prangan/contract/site-data'
import { createSiteData } from '@prangan/functions/pages/site-data'
import { call, json, signIn, signUpWithoutRole } from '@prangan/tests/support/call.ts'
import { awaitMail } from '@prangan/tests/support/mailbox.ts'
import { smallPdf } from '@prangan/tests/support/pdf.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { useTriggers } from '@prangan/tests/support/use-triggers.ts'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { dataFiles } from '../../contract/data-files.ts'
import { admissionLimits } from '../../contract/limits.ts'
import { admissionPaths } from '../../contract/paths.ts'
import {
  AdmissionListDocumentSchema,
  ObjectionDocumentSchema,
  type PublicList,
} from '../../contract/schemas/admission-lists.ts'
import { openedFor } from '../../functions/application-access.ts'
import {
  addSession,
  asSeen,
  education,
  programmesOf,
  readApplication,
  verifiedWith,
} from '../support/admissions.ts'
import { killedAt } from '../support/count-firestore.ts'
import { addDocument, own, refused, seen } from '../support/own-applications.ts'

const app = useOwnApp()
useTriggers(app)
let admin: string
let firestore: Firestore
beforeAll(async () => {
  admin = await signIn('admin')
  firestore = await app.firestore()
})

const day = 24 * 60 * 60_000
const inDays = (days: number) => new Date(app.now().getTime() + days * day)
const wantedOf = (session: string, replaces = '') => ({ session, programme: 'ba', replaces })

const send = (route: string, body: object, token = admin) => call(route, { token, ...json(body) })
const preview = (session: string, replaces = '') =>
  send('POST /api/admissions/lists/preview', wantedOf(session, replaces))
async function publish(session: string, more: { replaces?: string } & Record<string, unknown> = {}) {
  const wanted = wantedOf(session, more.replaces)
  const { body, status } = await send('POST /api/admissions/lists/preview', wanted)
  if (status !== 200) throw new Error(`A preview answers ${status}: ${body.message}`)
  return send('POST /api/admissions/lists', { ...asSeen(wanted, body), ...more })
}
const publishFinal = (session: string, replaces: string, more: object = {}) =>
  publish(session, { replaces, ...more })
const withdraw = (id: string) =>
  send(`POST /api/admissions/lists/${id}/withdraw`, { reason: 'Read wrongly.' })
const offer = (id: string) =>
  send(`POST /api/admissions/lists/${id}/offers`, {
    payFrom: '2099-07-20T10:00+05:30',
    payTo: '2099-07-24T17:00+05:30',
  })
const stored = async (id: string) =>
  AdmissionListDocumentSchema.parse((await firestore.doc(admissionPaths.list(id)).get()).data())
const endObjections = (id: string) =>
  firestore.doc(admissionPaths.list(id)).update({ objectionsUntil: inDays(-1) })
const objectionsTo = async (id: string) => {
  const { docs } = await firestore.collection(admissionPaths.objections(id)).get()
  return docs.map((each) => ({ id: each.id, ...ObjectionDocumentSchema.parse(each.data()) }))
}
const answerTo = (list: string, objection: string, isUpheld: boolean, token = admin) =>
  send(
    `PUT /api/admissions/lists/${list}/objections/${objection}`,
    { isUpheld, answer: 'The marksheet says so.', needsNoCorrection: isUpheld },
    token,
  )

async function publicList(id: string): Promise<PublicList | null> {
  const data = createSiteData({ firebase: app, clock: app.now }, { pages: [], settings: [] })('en')
  const loaded: Loaded<PublicList | null> = await data.file(dataFiles.list(id))
  if (loaded.status !== 'ready') throw new Error('It could not be read.')
  return loaded.value
}

async function tokenOf(id: string): Promise<string> {
  const batch = firestore.batch()
  const { token } = openedFor(batch, firestore, id, app.now())
  await batch.commit()
  return token
}
const ownPage = async (id: string) => seen(await own('read', { token: await tokenOf(id) }))
const object = async (id: string, list: string, more: object = {}) =>
  own('object', { token: await tokenOf(id), list, rank: 0, text: 'My marks are 412, not 350.', ...more })

async function sessionWith(seats: number, marks: readonly number[]) {
  const session = await addSession(admin, app.now(), { programmes: programmesOf(app.now(), seats) })
  const all = await Promise.all(marks.map((xii) => verifiedWith(firestore, session, app.now(), xii)))
  return { session, ids: all.map(({ id }) => id), all }
}

/** A provisional list of three applicants for one seat. */
async function aProvisionalList() {
  const { session, ids, all } = await sessionWith(1, [450, 400, 350])
  const { body } = await publish(session, { objectionsUntil: inDays(3).toISOString() })
  const [first = '', second = '', third = ''] = ids
  return { session, list: String(body.id), first, second, third, all }
}

describe('A provisional list', () => {
  it('is shown to everybody with the end of the time for objections, and to applicants on their page', async () => {
    const { list, first, third } = await aProvisionalList()
    const { objectionsUntil } = await stored(list)
    const until = objectionsUntil?.toISOString()
    expect(until).toBeDefined()
    expect(await publicList(list)).toMatchObject({ objectionsUntil: until, objections: null, because: '' })
    expect(await ownPage(first)).toMatchObject({
      state: 'ranked',
      rank: { rank: 1, objectionsUntil: until },
      provisional: { list, listNumber: 1, until },
      may: { object: true },
    })
    expect((await ownPage(third)).state).toBe('waitlisted')
  })

  it('gives applicants at least a day for objections', async () => {
    const { session } = await sessionWith(1, [450])
    const { status, body } = await publish(session, { objectionsUntil: inDays(0.5).toISOString() })
    expect([status, body.errors]).toEqual([400, { objectionsUntil: fieldTexts.objectionsTooShort }])
  })

  it('gives no seat, and no next list follows it, but it can be withdrawn', async () => {
    const { session, list } = await aProvisionalList()
    const isProvisional = [409, errors['list-provisional'][1]]
    expect(refused(await offer(list))).toEqual(isProvisional)
    expect(refused(await preview(session))).toEqual(isProvisional)
    expect((await withdraw(list)).status).toBe(200)
    expect(await publicList(list)).toBe(null)
    expect((await preview(session)).body).toMatchObject({ number: 2 })
  })
})

describe('An applicant', () => {
  it('objects to the own place, is told by mail, and reads the answer on the own page and by mail', async () => {
    const { list, third, all } = await aProvisionalList()
    const sent = seen(await object(third, list))
    expect(sent.objections).toMatchObject([{ listNumber: 1, rank: 0, status: 'open', answer: '' }])
    expect(sent.may.object, 'until it is answered').toBe(false)
    const { email = '', applicationNumber = '' } = all[2] ?? {}
    const mailOn = (what: string) => awaitMail(email, 1, `Your application ${applicationNumber}: ${what}`)
    expect((await mailOn('objection received')).text).toContain('provisional merit list 1')
    const [objection] = await objectionsTo(list)
    expect(objection).toMatchObject({ application: third, about: { application: third, rank: 3 } })
    expect((await stored(list)).objections).toEqual({ all: 1, open: 1, upheld: 0 })

    expect((await answerTo(list, objection?.id ?? '', true)).status).toBe(200)
    expect((await stored(list)).objections).toEqual({ all: 1, open: 0, upheld: 1 })
    expect(await ownPage(third)).toMatchObject({
      objections: [{ status: 'upheld', answer: 'The marksheet says so.' }],
      may: { object: true },
    })
    expect((await mailOn('objection upheld')).text).toContain('The marksheet says so.')
    const { mails } = await readApplication(firestore, third)
    expect(mails.map(({ topic }) => topic)).toEqual([
      'provisional list',
      'objection received',
      'objection answered',
    ])
    const { docs } = await firestore
      .collection(collectionPaths.audit)
      .where('subject', '==', documentPaths.admission(third))
      .get()
    expect(docs.map((entry) => entry.get('action')).sort()).toEqual(['objection answered', 'objection sent'])
  })

  it('objects to somebody else’s place by its rank, and nobody has a rank beyond the list', async () => {
    const { list, first, second } = await aProvisionalList()
    const beyond = await object(second, list, { rank: 4 })
    expect([beyond.status, beyond.body.errors]).toEqual([400, { rank: fieldTexts.noSuchRank }])
    expect(seen(await object(second, list, { rank: 1 })).objections).toMatchObject([{ rank: 1 }])
    expect((await objectionsTo(list))[0]).toMatchObject({ about: { application: first, rank: 1 } })
  })

  it('adds a document to it, which is no part of what was checked and stays with this objection', async () => {
    const { list, third } = await aProvisionalList()
    const token = await tokenOf(third)
    const [one, two] = ['objection-1', 'objection-2']
    expect((await ownPage(third)).provisional?.slot).toBe(one)
    expect(refused(await addDocument(token, two, smallPdf('marks.pdf')))).toEqual([409, errors['not-now'][1]])
    const added = seen(await addDocument(token, one, smallPdf('marks.pdf')))
    expect([added.state, Object.keys(added.documents)]).toEqual(['waitlisted', [one]])
    expect((await readApplication(firestore, third)).status).toBe('verified')
    seen(await object(third, list))
    const [objection] = await objectionsTo(list)
    expect(objection?.document).toBe(one)
    expect(refused(await addDocument(token, one, smallPdf('other.pdf')))).toEqual([409, errors['not-now'][1]])
    await answerTo(list, objection?.id ?? '', false)
    seen(await object(third, list))
    expect((await objectionsTo(list)).map(({ document }) => document).sort()).toEqual(['', one])
  })

  it('adds no document where there is no list to object to', async () => {
    const { list, third } = await aProvisionalList()
    await endObjections(list)
    const late = await addDocument(await tokenOf(third), 'objection-1', smallPdf('marks.pdf'))
    expect(refused(late)).toEqual([409, errors['not-now'][1]])
  })

  it('who is not on the list objects, too: not yet checked, or rejected; nobody who has withdrawn or not sent it', async () => {
    const { session, list } = await aProvisionalList()
    const withStatus = async (status: 'in review' | 'rejected' | 'withdrawn') =>
      verifiedWith(firestore, session, app.now(), 480, { status })
    for (const status of ['in review', 'rejected'] as const) {
      const { id } = await withStatus(status)
      expect((await ownPage(id)).provisional?.list).toBe(list)
      seen(await object(id, list))
    }
    expect((await objectionsTo(list)).map(({ about }) => about.rank)).toEqual([0, 0])
    const { id } = await withStatus('withdrawn')
    expect((await ownPage(id)).provisional).toBe(null)
    expect(refused(await object(id, list))).toEqual([409, errors['not-now'][1]])
    const { id: unsent } = await withStatus('in review')
    await firestore.doc(documentPaths.admission(unsent)).update({ details: FieldValue.delete() })
    expect(refused(await object(unsent, list))).toEqual([409, errors['not-now'][1]])
  })

  it('waits for an answer before the next objection, also with two at the same moment, and sends a few', async () => {
    const { list, third } = await aProvisionalList()
    const both = await Promise.all([object(third, list), object(third, list)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(refused(await object(third, list))).toEqual([409, errors['objection-unanswered'][1]])
    for (let sent = 1; sent <= admissionLimits.objections; sent += 1) {
      const open = (await objectionsTo(list)).find(({ status }) => status === 'open')
      await answerTo(list, open?.id ?? '', false)
      if (sent < admissionLimits.objections) seen(await object(third, list))
    }
    expect((await ownPage(third)).may.object).toBe(false)
    expect(refused(await object(third, list))).toEqual([409, errors['objections-full'][1]])
    expect((await stored(list)).objections).toEqual({ all: 3, open: 0, upheld: 0 })
  })

  it('can’t object once the time has ended, the list is withdrawn, or it was never provisional', async () => {
    const [one, two] = [await aProvisionalList(), await aProvisionalList()]
    const hasEnded = [409, errors['objections-ended'][1]]
    await endObjections(one.list)
    expect((await ownPage(one.third)).may.object).toBe(false)
    expect(refused(await object(one.third, one.list))).toEqual(hasEnded)
    await withdraw(two.list)
    expect(refused(await object(two.third, two.list))).toEqual(hasEnded)
    const { session, ids } = await sessionWith(1, [450])
    const { body } = await publish(session)
    expect(refused(await object(ids[0] ?? '', String(body.id)))).toEqual(hasEnded)
  })

  it('neither objects to the list of another session nor sees anybody else’s objections', async () => {
    const [one, two] = [await aProvisionalList(), await aProvisionalList()]
    expect(refused(await object(one.first, two.list))).toEqual([404, errors['no-such-list'][1]])
    await object(one.third, one.list, { text: 'Mine alone.' })
    expect(JSON.stringify(await ownPage(one.first))).not.toContain('Mine alone.')
    expect(JSON.stringify(await publicList(one.list))).not.toContain('Mine alone.')
  })
})

describe('The office', () => {
  it('answers an objection once, also twice at the same moment; others of the college can’t', async () => {
    const { list, third } = await aProvisionalList()
    await object(third, list)
    const [{ id = '' } = {}] = await objectionsTo(list)
    for (const token of [await signIn('teacher'), await signUpWithoutRole()])
      expect((await answerTo(list, id, true, token)).status).toBe(403)
    const both = await Promise.all([answerTo(list, id, true), answerTo(list, id, false)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await stored(list)).objections).toMatchObject({ all: 1, open: 0 })
    expect(refused(await answerTo(list, 'nobody', true))).toEqual([404, errors['no-such-objection'][1]])
  })

  it('publishes the final list after every answer: corrected, under the same number, in place of the provisional one', async () => {
    const { session, list, first, second, third } = await aProvisionalList()
    await object(third, list)
    await object(second, list, { rank: 1 })
    await endObjections(list)
    expect(refused(await publishFinal(session, list))).toEqual([409, errors['objections-open'][1]])
    for (const { id, application } of await objectionsTo(list))
      await answerTo(list, id, application === third)
    await firestore
      .doc(documentPaths.admission(third))
      .update({ 'details.education': education(400, 500), version: 9 })
    const { status, body } = await publishFinal(session, list)
    const final = String(body.id)
    expect([status, final]).toEqual([201, `${session}-ba-1-r1`])
    const { number, rows, replaces, objections, objectionsUntil } = await stored(final)
    expect([number, replaces, objectionsUntil]).toEqual([1, list, null])
    expect(rows.map(({ id, rank, waiting }) => [id, rank, waiting])).toEqual([
      [third, 1, 0],
      [first, 2, 1],
      [second, 3, 2],
    ])
    expect(objections).toEqual({ all: 2, open: 0, upheld: 1 })
    expect(await publicList(final)).toMatchObject({
      objections: { all: 2, upheld: 1 },
      objectionsUntil: null,
    })
    expect([(await publicList(list))?.id, (await stored(list)).status], 'a shared link').toEqual([
      final,
      'replaced',
    ])
    expect(await ownPage(third)).toMatchObject({
      state: 'ranked',
      rank: { list: final, rank: 1, objectionsUntil: null },
      provisional: null,
      objections: [{ listNumber: 1, status: 'upheld' }],
    })
    expect((await withdraw(list)).status, 'what is replaced is withdrawn no more').toBe(409)
    expect((await offer(final)).body).toMatchObject({ offered: 1 })
    expect((await readApplication(firestore, third)).offer).toMatchObject({ list: final, listNumber: 1 })
    expect((await preview(session)).body).toMatchObject({ number: 2 })
  })

  it('writes why, if the final list comes before the end that applicants were told', async () => {
    const { session, list } = await aProvisionalList()
    const { body } = await preview(session, list)
    expect(body.unusual).toContainEqual({ point: 'early', count: 1 })
    const unexplained = await publishFinal(session, list, { remark: '' })
    expect([unexplained.status, unexplained.body.errors]).toEqual([400, { remark: 'Reason is required.' }])
    expect((await publishFinal(session, list)).status).toBe(201)
  })

  it('publishes it once, also twice at the same moment, and no objection slips in', async () => {
    const { session, list, third } = await aProvisionalList()
    const wanted = wantedOf(session, list)
    const { body } = await preview(session, list)
    const final = () => send('POST /api/admissions/lists', asSeen(wanted, body))
    const answers = await Promise.all([final(), final(), object(third, list)])
    const [one, two, objection] = answers.map(({ status }) => status)
    const published = [one, two].filter((status) => status === 201).length
    expect([published, objection]).toEqual(objection === 200 ? [0, 200] : [1, 409])
    expect((await stored(list)).status).toBe(objection === 200 ? 'published' : 'replaced')
  })

  it('can’t make a final list provisional, nor replace what is withdrawn or a list of another programme', async () => {
    const { session, list } = await aProvisionalList()
    const other = await aProvisionalList()
    const again = await publishFinal(session, list, { objectionsUntil: inDays(3).toISOString() })
    expect([again.status, again.body.errors]).toEqual([
      400,
      { objectionsUntil: fieldTexts.finalNotProvisional },
    ])
    const hasChanged = [409, errors['list-changed'][1]]
    expect(refused(await preview(session, other.list))).toEqual(hasChanged)
    await withdraw(list)
    expect(refused(await preview(session, list))).toEqual(hasChanged)
  })

  it('goes on with a final list where it was killed: the provisional one is shown until the final one is', async () => {
    const { session, list, third } = await aProvisionalList()
    await endObjections(list)
    const wanted = wantedOf(session, list)
    const { body } = await preview(session, list)
    const final = () => send('POST /api/admissions/lists', asSeen(wanted, body))
    await killedAt(2, 'after', final)
    expect([(await publicList(list))?.number, (await ownPage(third)).rank?.list]).toEqual([1, list])
    expect((await final()).status).toBe(201)
    const ids = [(await publicList(list))?.id, (await ownPage(third)).rank?.list]
    expect(ids).toEqual([`${list}-r1`, `${list}-r1`])
  })
})

describe('A list whose seats were not offered yet', () => {
  it('is revised with a reason that everybody reads, under the same number', async () => {
    const { session, ids } = await sessionWith(1, [450, 400])
    const list = String((await publish(session)).body.id)
    const [, second = ''] = ids
    await firestore
      .doc(documentPaths.admission(second))
      .update({ 'details.education': education(400, 500), version: 9 })
    const silent = await publishFinal(session, list)
    expect([silent.status, silent.body.errors]).toEqual([400, { because: 'Reason is required.' }])
    const because = 'The marks of one applicant were entered wrongly.'
    const revised = String((await publishFinal(session, list, { because })).body.id)
    expect(await publicList(revised)).toMatchObject({ number: 1, because, objections: null })
    expect((await stored(revised)).rows[0]).toMatchObject({ id: second, rank: 1 })
    const again = String((await publishFinal(session, revised, { because })).body.id)
    expect([again, (await stored(revised)).status]).toEqual([`${list}-r2`, 'replaced'])
    expect([(await publicList(list))?.id, (await publicList(revised))?.id]).toEqual([again, again])
    await offer(again)
    expect((await preview(session, again)).status, 'also after offers').toBe(200)
    expect((await preview(session)).body).toMatchObject({ number: 2 })
  })

  it('gives its number away for good, if its revision is withdrawn', async () => {
    const { session } = await sessionWith(1, [450, 400])
    const list = String((await publish(session)).body.id)
    const revised = String((await publishFinal(session, list, { because: 'A mistake.' })).body.id)
    await withdraw(revised)
    expect((await preview(session)).body).toMatchObject({ number: 2 })
    expect(await publicList(list)).toBe(null)
  })
})

import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import { documentPaths } from '@prangan/contract/paths'
import { signIn, signUpWithoutRole } from '@prangan/tests/support/call.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { useTriggers } from '@prangan/tests/support/use-triggers.ts'
import { describe, expect, it } from 'vitest'
import { asSeen, education, readApplication } from '../support/admissions.ts'
import { killedAt } from '../support/count-firestore.ts'
import { refused } from '../support/own-applications.ts'
import { useProvisionalLists } from '../support/use-provisional-lists.ts'

const app = useOwnApp()
useTriggers(app)
const {
  inDays,
  send,
  preview,
  publish,
  publishFinal,
  withdraw,
  offer,
  stored,
  endObjections,
  objectionsTo,
  answerTo,
  publicList,
  ownPage,
  object,
  sessionWith,
  aProvisionalList,
  firestore,
  wantedOf,
} = useProvisionalLists(app)

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
    await firestore()
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
    expect((await readApplication(firestore(), third)).offer).toMatchObject({ list: final, listNumber: 1 })
    expect((await preview(session)).body).toMatchObject({ number: 2 })
  })

  it('publishes no final list while applicants can object, but prepares it', async () => {
    const { session, list, third } = await aProvisionalList()
    expect((await preview(session, list)).status).toBe(200)
    const { objectionsUntil } = await stored(list)
    app.pass(Number(objectionsUntil) - app.now().getTime() - 1)
    expect(refused(await publishFinal(session, list))).toEqual([409, errors['objections-not-ended'][1]])
    expect([(await stored(list)).status, (await ownPage(third)).may.object]).toEqual(['published', true])
    app.pass(1)
    expect((await publishFinal(session, list)).status).toBe(201)
  })

  it('publishes it once, also twice at the same moment, and nobody objects any more', {
    tags: ['slow'],
  }, async () => {
    const { session, list, third } = await aProvisionalList()
    await endObjections(list)
    const wanted = wantedOf(session, list)
    const { body } = await preview(session, list)
    const final = () => send('POST /api/admissions/lists', asSeen(wanted, body))
    const answers = await Promise.all([final(), final(), object(third, list)])
    const [one, two, objection] = answers.map(({ status }) => status)
    const published = [one, two].filter((status) => status === 201).length
    expect([published, objection]).toEqual([1, 409])
    expect((await stored(list)).status).toBe('replaced')
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

  it('goes on with a final list where it was killed: the provisional one is shown until the final one is', {
    tags: ['slow'],
  }, async () => {
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
    await firestore()
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

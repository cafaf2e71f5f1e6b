import { errors } from '@prangan/contract/errors'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { signIn, signUpWithoutRole } from '@prangan/tests/support/call.ts'
import { awaitMail } from '@prangan/tests/support/mailbox.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { useTriggers } from '@prangan/tests/support/use-triggers.ts'
import { describe, expect, it } from 'vitest'
import { asSeen } from '../support/admissions.ts'
import { own, refused, seen } from '../support/own-applications.ts'
import { paymentsOf } from '../support/payments.ts'
import { useLists } from '../support/use-lists.ts'

const app = useOwnApp()
useTriggers(app)
const { send, read, listAt, sessionWith, publish, offer, tokenOf, publicList } = useLists(app)

type Kind = 'keeps' | 'provisional' | 'cancelled'
const decided = (decision: Kind, condition = '') => ({
  decision,
  reason: 'The marks were entered wrongly.',
  condition,
})

/** Two seats, offered to the first two of three; then the marks of the first turn out to be the lowest. */
async function aWrongList(status: 'offered' | 'admitted' | 'fee reported' = 'offered') {
  const { session, ids } = await sessionWith(2, [480, 450, 430])
  const [first = '', second = '', third = ''] = ids
  const list = await publish(session)
  await offer(list)
  const today = app.now().toISOString().slice(0, 10)
  if (status === 'fee reported')
    seen(await own('fee', { token: await tokenOf(first), reference: `UTR ${first}`, paidOn: today }))
  if (status === 'admitted') {
    const { version } = await read(first)
    const paid = { version, reference: `UTR ${first}`, paidOn: today, amount: 4_000 }
    await send(`PUT /api/admissions/${first}/fee`, paid)
  }
  await correct(first, '300')
  return { session, list, first, second, third }
}

async function correct(id: string, obtained: string) {
  const facts = { 'education.xii.obtained': obtained }
  const { version } = await read(id)
  const { body } = await send(`POST /api/admissions/${id}/facts/preview`, { version, facts })
  const { basis } = body.consequences as { basis: string }
  const why = { document: ':original', reason: 'The marksheet says so.', seen: basis }
  const { status } = await send(`PUT /api/admissions/${id}/facts`, { version, facts, ...why })
  expect(status).toBe(200)
}

const preview = (session: string, replaces: string, decisions: object = {}) =>
  send('POST /api/admissions/lists/preview', { session, programme: 'ba', replaces, decisions })

async function revise(session: string, replaces: string, decisions: object = {}, token?: string) {
  const { body } = await preview(session, replaces, decisions)
  const wanted = { session, programme: 'ba', replaces, decisions, because: 'Marks were corrected.' }
  return send('POST /api/admissions/lists', asSeen(wanted, body), token)
}

const seatsOf = async (list: string) =>
  (await listAt(list)).rows.map(({ id, rank, under, waiting, isExtra }) => [
    id,
    rank,
    waiting > 0 ? waiting : under,
    ...(isExtra ? ['extra'] : []),
  ])

describe('A list that is revised after its seats were offered', () => {
  it('keeps the offers that stand, and leaves the old one to the office', async () => {
    const { session, ids } = await sessionWith(2, [480, 450, 430])
    const [first = '', second = '', third = ''] = ids
    const list = await publish(session)
    await offer(list)
    await correct(second, '490')
    const { body } = await preview(session, list)
    expect(body.touched).toEqual([])
    const answer = await revise(session, list)
    expect([answer.status, answer.body.id]).toEqual([201, `${list}-r1`])
    expect([(await listAt(list)).status, (await listAt(`${list}-r1`)).corrected]).toEqual(['replaced', 0])
    expect(await seatsOf(`${list}-r1`)).toEqual([
      [second, 1, 'open'],
      [first, 2, 'open'],
      [third, 3, 1],
    ])
    expect((await publicList(list)).rows.map(({ became }) => became)).toEqual([
      'offered',
      'offered',
      undefined,
    ])
    expect(await publicList(list)).toMatchObject({
      because: 'Marks were corrected.',
      changed: { seats: 0, ranks: 2 },
    })
    const { rank } = seen(await own('read', { token: await tokenOf(second) }))
    expect(rank).toMatchObject({ list: `${list}-r1`, rank: 1 })
    const withdrawn = await send(`POST /api/admissions/lists/${list}-r1/withdraw`, { reason: 'No.' })
    expect(refused(withdrawn)).toEqual(errors['list-offered'])
    expect((await offer(`${list}-r1`)).body, 'nobody gets a second offer').toMatchObject({
      offered: 0,
      left: 0,
    })
  })

  it('gives more time to offers that were made before, and none to one that had lapsed', async () => {
    const { session, ids } = await sessionWith(2, [480, 450])
    const list = await publish(session)
    await offer(list)
    await correct(ids[1] ?? '', '490')
    await revise(session, list)
    const payTo = new Date(app.now().getTime() + 5 * 24 * 60 * 60_000).toISOString()
    const more = { payTo, reason: 'The bank was closed.' }
    expect((await send(`POST /api/admissions/lists/${list}-r1/extend`, more)).body).toMatchObject({
      extended: 2,
    })
  })

  it('is refused while a given seat that it would not give is undecided', async () => {
    const { session, list, first } = await aWrongList()
    const { body } = await preview(session, list)
    expect(body.touched).toMatchObject([{ id: first, status: 'offered', under: 'open', rank: 3, waiting: 1 }])
    expect(refused(await revise(session, list))).toEqual(errors['seats-undecided'])
    const silent = { [first]: { ...decided('keeps'), reason: '' } }
    expect((await revise(session, list, silent)).body.errors).toHaveProperty([`decisions.${first}.reason`])
    const vague = { [first]: decided('provisional') }
    expect((await revise(session, list, vague)).body.errors).toHaveProperty([`decisions.${first}.condition`])
    expect([(await listAt(list)).status, (await read(first)).status]).toEqual(['published', 'offered'])
  })

  it('names a seat that is kept as supernumerary, and tells its holder why', { tags: ['slow'] }, async () => {
    const { session, list, first, second, third } = await aWrongList('admitted')
    expect((await revise(session, list, { [first]: decided('keeps') })).status).toBe(201)
    expect(await seatsOf(`${list}-r1`)).toEqual([
      [second, 1, 'open'],
      [third, 2, 'open'],
      [first, 3, 'open', 'extra'],
    ])
    const { status, seatDecision, email } = await read(first)
    expect([status, seatDecision?.decision]).toEqual(['admitted', 'keeps'])
    const mail = await awaitMail(email, 5)
    expect(mail.text).toContain('but you keep it')
    expect(mail.text).toContain('The marks were entered wrongly.')
    const page = seen(await own('read', { token: await tokenOf(first) }))
    expect(page.seatDecision).toMatchObject({ decision: 'keeps', listNumber: 1 })
    expect((await publicList(list)).rows.map(({ isExtra }) => isExtra ?? false)).toEqual([false, false, true])
    expect((await offer(`${list}-r1`)).body).toMatchObject({ offered: 1, left: 0 })
    const next = (await preview(session, '')).body
    expect(next.rows, 'no later list gives or takes the seat').toEqual([])
  })

  it('puts somebody whose offer is cancelled back on the waiting list', { tags: ['slow'] }, async () => {
    const { session, list, first, third } = await aWrongList()
    expect((await revise(session, list, { [first]: decided('cancelled') })).status).toBe(201)
    const { status, email, mails } = await read(first)
    expect([status, mails.at(-1)?.topic]).toEqual(['verified', 'seat decided'])
    expect((await awaitMail(email, 4)).text).toContain('we take the offer back')
    const page = seen(await own('read', { token: await tokenOf(first) }))
    expect([page.state, page.rank?.waiting, page.seatDecision?.decision]).toEqual([
      'waitlisted',
      1,
      'cancelled',
    ])
    expect((await offer(`${list}-r1`)).body).toMatchObject({ offered: 1 })
    expect((await read(third)).offer).toMatchObject({ list: `${list}-r1`, listNumber: 1 })
  })

  it('cancels an admission with its receipt and all that was paid', async () => {
    const { session, list, first } = await aWrongList('admitted')
    expect((await revise(session, list, { [first]: decided('cancelled') })).status).toBe(201)
    const { status, refund, fee } = await read(first)
    expect([status, refund?.amount, refund?.step]).toEqual(['cancelled', 4_000, 'whole'])
    expect(fee?.receiptCancelled?.reason).toBe('The marks were entered wrongly.')
    const entries = await paymentsOf(await app.firestore(), first)
    expect(entries.map(({ kind }) => kind).sort()).toEqual(['confirmed', 'receipt cancelled'])
    expect(seen(await own('read', { token: await tokenOf(first) })).state).toBe('cancelled')
  })

  it('cancels nobody whose reported payment is not checked', async () => {
    const { session, list, first } = await aWrongList('fee reported')
    expect(refused(await preview(session, list, { [first]: decided('cancelled') }))).toEqual(
      errors['fee-unchecked'],
    )
    expect((await revise(session, list, { [first]: decided('keeps') })).status).toBe(201)
    expect((await read(first)).status).toBe('fee reported')
  })

  it('decides about nobody whose seat is not touched', async () => {
    const { session, list, second } = await aWrongList()
    expect(refused(await preview(session, list, { [second]: decided('cancelled') }))).toEqual(
      errors['list-changed'],
    )
  })

  it('is refused once seats were offered since it was looked at', async () => {
    const { session, list, first } = await aWrongList()
    const decisions = { [first]: decided('cancelled') }
    const { body } = await preview(session, list, decisions)
    await (await app.firestore()).doc(documentPaths.admission(first)).update({ status: 'declined' })
    const wanted = { session, programme: 'ba', replaces: list, decisions, because: 'Marks were corrected.' }
    expect(refused(await send('POST /api/admissions/lists', asSeen(wanted, body)))).toEqual(
      errors['list-changed'],
    )
    expect((await listAt(list)).status).toBe('published')
  })

  it('repeats no mail when it is revised again, and gives a kept seat back its place once the ranks allow it', {
    tags: ['slow'],
  }, async () => {
    const { session, list, first, second } = await aWrongList()
    const decisions = { [first]: decided('keeps') }
    await revise(session, list, decisions)
    await correct(second, '455')
    expect((await revise(session, `${list}-r1`, decisions)).status).toBe(201)
    const topics = (await read(first)).mails.map(({ topic }) => topic)
    expect(topics.filter((topic) => topic === 'seat decided')).toHaveLength(1)
    await send('POST /api/admissions/lists/preview', { session, programme: 'ba', replaces: `${list}-r2` })
    await correct(second, '200')
    const third = await preview(session, `${list}-r2`)
    expect(third.body.touched).toMatchObject([{ id: second }])
    await revise(session, `${list}-r2`, { [second]: decided('cancelled') })
    expect((await seatsOf(`${list}-r3`)).find(([id]) => id === first)).toEqual([first, 2, 'open'])
  })

  it('is in the audit trail with each decision', async () => {
    const { session, list, first } = await aWrongList()
    await revise(session, list, { [first]: decided('keeps') })
    const { docs } = await (await app.firestore())
      .collection(collectionPaths.audit)
      .where('action', '==', 'seat decided')
      .where('subject', '==', documentPaths.admission(first))
      .get()
    expect(docs.map((entry) => entry.get('detail'))).toEqual(['list 1, keeps'])
  })
})

describe('A provisional seat', () => {
  async function aProvisional(status: 'offered' | 'admitted' = 'offered') {
    const made = await aWrongList(status)
    const decisions = { [made.first]: decided('provisional', 'The original marksheet') }
    expect((await revise(made.session, made.list, decisions)).status).toBe(201)
    return made
  }
  const settle = async (id: string, decision: 'keeps' | 'cancelled', token?: string) =>
    send(
      `PUT /api/admissions/${id}/seat`,
      { version: (await read(id)).version, decision, reason: 'It is here.' },
      token,
    )

  it('is kept until the named thing is settled, and then stays', async () => {
    const { first } = await aProvisional()
    expect((await awaitMail((await read(first)).email, 4)).text).toContain('The original marksheet')
    expect((await settle(first, 'keeps')).status).toBe(200)
    expect(await read(first)).toMatchObject({
      status: 'offered',
      seatDecision: { decision: 'keeps', condition: '' },
    })
    expect(refused(await settle(first, 'cancelled')), 'it is settled').toEqual(errors['not-now'])
  })

  it('or is taken back: only a later list can offer the applicant a seat again', {
    tags: ['slow'],
  }, async () => {
    const { first, list, session, third } = await aProvisional()
    expect((await settle(first, 'cancelled')).status).toBe(200)
    const page = seen(await own('read', { token: await tokenOf(first) }))
    expect([page.state, page.rank]).toEqual(['verified', null])
    await offer(`${list}-r1`)
    expect([(await read(first)).status, (await read(third)).status]).toEqual(['verified', 'offered'])
    expect((await preview(session, '')).body.rows).toMatchObject([{ id: first, waiting: 1 }])
  })

  it('or is cancelled, with all that was paid', { tags: ['slow'] }, async () => {
    const { first, list } = await aProvisional('admitted')
    expect((await settle(first, 'cancelled')).status).toBe(200)
    expect(await read(first)).toMatchObject({ status: 'cancelled', refund: { amount: 4_000 } })
    expect((await publicList(list)).rows.map(({ became }) => became)).toContain('released')
  })
})

describe('Anybody but an officer', () => {
  it('can neither revise a list nor settle a seat', async () => {
    const { session, list, first } = await aWrongList()
    const decisions = { [first]: decided('provisional', 'The marksheet') }
    const [teacher, stranger] = await Promise.all([signIn('teacher'), signUpWithoutRole()])
    for (const token of [teacher, stranger])
      expect((await revise(session, list, decisions, token)).status).toBe(403)
    await revise(session, list, decisions)
    const { version } = await read(first)
    const settled = { version, decision: 'cancelled', reason: 'No.' }
    for (const token of [teacher, stranger])
      expect((await send(`PUT /api/admissions/${first}/seat`, settled, token)).status).toBe(403)
    expect((await read(first)).status).toBe('offered')
  })
})

import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { sweepRecordBin } from '../../functions/src/faculty/records/record-bin.ts'
import { call, json } from '../support/call.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import {
  addRecord,
  makeRecordCallers,
  makeTeacher,
  type RecordCalls,
  recordCalls,
  type Teacher,
} from './teachers.ts'

const firebase = useOwnApp()
let firestore: Firestore
let teacher: Teacher
let other: Teacher
let admin: string
let stranger: string
beforeAll(async () => {
  firestore = await firebase.firestore()
  ;({ teacher, other, admin, stranger } = await makeRecordCallers(firebase))
})

const add = (calls: RecordCalls, who = teacher) => addRecord(calls, who)
const listOf = async ({ list, kind }: RecordCalls, who = teacher) => {
  const { status, body } = await call(list, { token: who.token })
  expect([status, Object.keys(body)]).toEqual([200, [kind]])
  return body[kind] as ({ id: string } & Record<string, string>)[]
}
const find = async (calls: RecordCalls, id: string, who = teacher) =>
  (await listOf(calls, who)).find((record) => record.id === id)
const storedAt = async ({ kind }: RecordCalls, id: string, who = teacher) =>
  (await firestore.collection(documentPaths.facultyRecords(who.uid, kind)).doc(id).get()).data()
const auditOf = async (path: string) => {
  const entries = await firestore.collection(collectionPaths.audit).where('subject', '==', path).get()
  // The app's clock does not move, so entries have no order in time.
  return entries.docs
    .map((entry) => [String(entry.get('action')), entry.get('actor')] as const)
    .sort(([a], [b]) => a.localeCompare(b))
}

describe.each(recordCalls)('A teacher with their $kind', (calls) => {
  const { kind, name, sent, answered } = calls

  it('adds one, finds it in the list and on the public profile, changes it and deletes it', async () => {
    const id = await add(calls)
    expect(await find(calls, id)).toEqual({ id, ...answered })
    const profile = await call(`GET /faculty/faculty_profile/${teacher.uname}`)
    expect(profile.body[kind]).toContainEqual({ id, ...answered })
    const dashboard = await call('GET /faculty/faculty_dashboard', { token: teacher.token })
    expect(dashboard.body[kind]).toContainEqual({ id, ...answered })

    const changed = await call(calls.change(id), { token: teacher.token, ...json(calls.other) })
    expect([changed.status, changed.body.message]).toEqual([200, `${name} updated successfully!`])
    for (const text of Object.values(calls.other))
      expect(Object.values((await find(calls, id)) ?? {})).toContain(text)
    expect(await storedAt(calls, id)).toMatchObject({ isRemoved: false })

    const deleted = await call(calls.remove(id), { token: teacher.token })
    expect([deleted.status, deleted.body.message]).toEqual([200, `${name} deleted successfully.`])
    expect(await find(calls, id)).toBeUndefined()
    const again = await call(calls.remove(id), { token: teacher.token })
    expect([again.status, again.body.message]).toEqual(errors['no-such-record'])
    expect(await auditOf(`${documentPaths.facultyRecords(teacher.uid, kind)}/${id}`)).toEqual([
      ['record added', teacher.uname],
      ['record changed', teacher.uname],
      ['record deleted', teacher.uname],
    ])
  })

  it('takes back a deletion, once and again, and finds the record as it was', async () => {
    const id = await add(calls)
    const before = await storedAt(calls, id)
    await call(calls.remove(id), { token: teacher.token })
    const restore = () => call(calls.restore(id), { token: teacher.token })
    for (const { status, body } of [await restore(), await restore()])
      expect([status, body.message]).toEqual([200, `${name} restored.`])
    expect(await storedAt(calls, id)).toEqual(before)
    expect(await find(calls, id)).toEqual({ id, ...answered })
    expect(await auditOf(`${documentPaths.facultyRecords(teacher.uid, kind)}/${id}`)).toEqual([
      ['record added', teacher.uname],
      ['record deleted', teacher.uname],
      ['record restored', teacher.uname],
    ])
  })

  async function sendWrong(values: readonly unknown[]) {
    const who = await makeTeacher(firebase)
    const id = await add(calls, who)
    const before = await listOf(calls, who)
    const required = Object.keys(sent).filter((field) => calls.other[field] !== '')
    for (const field of required) {
      for (const value of values) {
        for (const route of [calls.add, calls.change(id)]) {
          const { status, body } = await call(route, {
            token: who.token,
            ...json({ ...sent, [field]: value }),
          })
          expect([status, Object.keys(body.errors ?? {})], `${field} ${value}`).toEqual([400, [field]])
        }
      }
    }
    expect(await listOf(calls, who)).toEqual(before)
  }

  it('sees at the field what is missing, and nothing is added or changed', () => sendWrong([undefined]))

  it('sees at the field what is blank, too long or no text', { tags: ['slow'] }, () =>
    sendWrong(['   ', 'x'.repeat(600), 7, null, ['x']]),
  )

  it('keeps them from every other person, by every call', async () => {
    const id = await add(calls)
    const before = await storedAt(calls, id)
    const deleted = await add(calls)
    await call(calls.remove(deleted), { token: teacher.token })
    const attempts = [calls.change(id), calls.remove(id), calls.restore(deleted)]
    for (const route of attempts) {
      const { status, body } = await call(route, { token: other.token, ...json(calls.other) })
      expect([status, body.message], `another teacher: ${route}`).toEqual(errors['no-such-record'])
    }
    expect(await find(calls, id, other)).toBeUndefined()
    for (const route of [calls.list, calls.add, ...attempts]) {
      const init = route.startsWith('GET') ? {} : json(calls.other)
      expect((await call(route, { ...init, token: admin })).status, `an admin: ${route}`).toBe(403)
      expect((await call(route, { ...init, token: stranger })).status, `a stranger: ${route}`).toBe(403)
      expect((await call(route, init)).status, `nobody: ${route}`).toBe(401)
    }
    expect(await storedAt(calls, id)).toEqual(before)
    expect(await storedAt(calls, deleted)).toBeUndefined()
  })

  it('adds no more than there is room for', {
    tags: kind === 'awards' ? [] : ['slow'],
  }, async () => {
    const full = await makeTeacher(firebase)
    const list = firestore.collection(documentPaths.facultyRecords(full.uid, kind))
    const writer = firestore.batch()
    for (let index = 1; index < limits.records.perKind; index++) {
      writer.create(list.doc(), { isRemoved: false })
    }
    await writer.commit()
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => call(calls.add, { token: full.token, ...json(sent) })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.message).toBe(errors['records-full'][1])
    expect((await list.count().get()).data().count).toBe(limits.records.perKind)
  })
})

describe('A record', () => {
  const [experience, award, qualification, publication] = recordCalls as [
    RecordCalls,
    RecordCalls,
    RecordCalls,
    RecordCalls,
  ]
  const next = String(new Date().getFullYear() + 1)
  const beyond = String(new Date().getFullYear() + 2)

  it.each([
    ['ends before it begins', experience, { _from: '2012-01-02', _to: '2012-01-01' }, '_to'],
    ['begins on a day that is none', experience, { _from: '2011-02-29' }, '_from'],
    ['begins before anyone', experience, { _from: '1949-12-31' }, '_from'],
    ['begins in the future', experience, { _from: `${next}-01-01` }, '_from'],
    ['ends in the future', experience, { _to: `${next}-01-01` }, '_to'],
    ['ends at a word', experience, { _to: 'now' }, '_to'],
    ['begins at a word', experience, { _from: 'Present' }, '_from'],
    ['is won in the future', award, { year: next }, 'year'],
    ['is won in a year of three digits', award, { year: '202' }, 'year'],
    ['is a degree of the future', qualification, { year: next }, 'year'],
    ['appears in the far future', publication, { year: beyond }, 'year'],
    ['appears in no year', publication, { year: 'soon' }, 'year'],
  ] as const)('that %s is refused at that field', async (_what, { add, sent }, fields, at) => {
    const { status, body } = await call(add, { token: teacher.token, ...json({ ...sent, ...fields }) })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [at]])
    expect(body.message).toMatch(/^(Please|The|Check) .*\.$/)
  })

  it.each([
    [experience, { _from: '2012-01-01', _to: '2012-01-01' }],
    [experience, { _from: '1950-01-01' }],
    [award, { year: '२०१९' }],
    [publication, { year: next, month: 'January' }],
    [publication, { year: '' }],
  ] as const)('at the edge of what is sane is taken (%#)', async ({ add, sent }, fields) => {
    expect((await call(add, { token: teacher.token, ...json({ ...sent, ...fields }) })).status).toBe(201)
  })

  it('that is known by month and year alone is stored so, and returned as whole days', async () => {
    const known = await makeTeacher(firebase)
    const form = { ...experience.sent, _from: 'जुलाई २०१०', _to: '2012' }
    const { status, body } = await call(experience.add, { token: known.token, ...json(form) })
    expect(status).toBe(201)
    const stored = await firestore
      .doc(`${documentPaths.facultyRecords(known.uid, 'experiences')}/${body.id}`)
      .get()
    expect([stored.get('from'), stored.get('to')]).toEqual(['2010-07', '2012'])
    const listed = await call('GET /faculty/faculty_experiences', { token: known.token })
    expect(listed.body.experiences).toMatchObject([{ _from: '2010-07-01', _to: '2012-12-31' }])
  })

  it('is not added for somebody with the role but without a profile', async () => {
    const bare = await makeTeacher(firebase)
    await firestore.doc(documentPaths.faculty(bare.uid)).delete()
    for (const { add, sent } of recordCalls) {
      const { status, body } = await call(add, { token: bare.token, ...json(sent) })
      expect([status, body.message]).toEqual(errors['no-such-faculty'])
    }
    const { status } = await call('GET /faculty/faculty_dashboard', { token: bare.token })
    expect(status).toBe(404)
  })

  it('that comes back while its teacher is removed is hidden', async () => {
    const removed = await makeTeacher(firebase)
    const id = await add(award, removed)
    await call(award.remove(id), { token: removed.token })
    await firestore.doc(documentPaths.faculty(removed.uid)).update({ isRemoved: true })
    expect((await call(award.restore(id), { token: removed.token })).status).toBe(200)
    expect(await storedAt(award, id, removed)).toMatchObject({ isRemoved: true })
  })

  it('cannot come back into a full list, nor a day after its deletion', async () => {
    const full = await makeTeacher(firebase)
    const id = await add(award, full)
    await call(award.remove(id), { token: full.token })
    const list = firestore.collection(documentPaths.facultyRecords(full.uid, 'awards'))
    const writer = firestore.batch()
    for (let index = 0; index < limits.records.perKind; index++)
      writer.create(list.doc(), { isRemoved: false })
    await writer.commit()
    const restore = async () => {
      const { status, body } = await call(award.restore(id), { token: full.token })
      return [status, body.message]
    }
    expect(await restore()).toEqual(errors['records-full'])
    const isOver = firebase.now().getTime() + limits.recordBinLifetime
    await sweepRecordBin(firebase, new Date(isOver - 1))
    expect(await restore()).toEqual(errors['records-full'])
    await sweepRecordBin(firebase, new Date(isOver))
    expect(await restore()).toEqual(errors['no-such-record'])
  })

  it('of a removed teacher is hidden from the first moment, and theirs all the same', async () => {
    const removed = await makeTeacher(firebase)
    await firestore.doc(documentPaths.faculty(removed.uid)).update({ isRemoved: true })
    const id = await add(award, removed)
    expect(await storedAt(award, id, removed)).toMatchObject({ isRemoved: true })
    expect(await find(award, id, removed)).toBeDefined()
    const changed = await call(award.change(id), { token: removed.token, ...json(award.other) })
    expect(changed.status).toBe(200)
    expect(await storedAt(award, id, removed)).toMatchObject({ isRemoved: true, award: 'Another' })
  })
})

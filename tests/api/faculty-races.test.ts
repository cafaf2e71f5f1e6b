/** @module-tag slow */
import { randomUUID } from 'node:crypto'
import { documentPaths } from '@prangan/contract/paths'
import { UpdateFacultyInputSchema } from '@prangan/contract/schemas/faculty'
import { departmentNamed, designationAt } from '@prangan/contract/testing/fixtures'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { changeProfile } from '../../functions/src/faculty/change-profile.ts'
import { setRemoved } from '../../functions/src/faculty/faculty-store.ts'
import { chooseHighlights } from '../../functions/src/faculty/highlights-store.ts'
import { newFaculty } from '../../functions/src/faculty/new-faculty.ts'
import { moveToBin } from '../../functions/src/faculty/records/record-bin.ts'
import { addRecord, changeRecord } from '../../functions/src/faculty/records/record-store.ts'
import { Failure } from '../../functions/src/lib/failure.ts'
import { connectOwnDatabase } from '../support/own-database.ts'

const atOnce = 10
const patience = 300_000

let firestore: Firestore
beforeAll(async () => {
  firestore = await connectOwnDatabase().firestore()
})

const by = () => ({ actor: 'a@college.test', from: '', at: new Date() })
const award = { award: 'Medal', year: '2020', awardingOrganization: 'A club' }

const phoneOf = (round: number) => `55500 ${String(round).padStart(5, '0')}`

type Profile = { uid: string; email: string }

async function makeProfile(): Promise<Profile> {
  const profile = { uid: `race-${randomUUID()}`, email: `${randomUUID()}@college.test` }
  const known = { name: 'A Racer', designation: designationAt(0), department: departmentNamed('Commerce') }
  await firestore
    .doc(documentPaths.faculty(profile.uid))
    .create(newFaculty({ ...known, email: profile.email }))
  return profile
}

async function race(
  rounds: number,
  round: (profile: Profile, number: number) => Promise<void>,
): Promise<void> {
  const worker = async (_: unknown, index: number) => {
    const profile = await makeProfile()
    for (let number = index; number < rounds; number += atOnce) await round(profile, number)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, rounds) }, worker))
}

/** Firestore's gRPC codes for contention, which the endpoints answer with 503. */
const isBusy = (reason: unknown) => [4, 8, 10, 14].includes((reason as { code: number }).code)

/** Starts both calls in either order; contention and the named refusal are the only failures allowed. */
async function bothAtOnce(
  number: number,
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  refusal?: Failure['code'],
): Promise<{ one: boolean; other: boolean }> {
  const [first, second] = number % 2 ? [other, one] : [one, other]
  const results = await Promise.allSettled([first(), second()])
  for (const result of results) {
    if (result.status === 'fulfilled' || isBusy(result.reason)) continue
    const code = result.reason instanceof Failure ? result.reason.code : result.reason
    expect(code).toBe(refusal)
  }
  const [a, b] = results.map(({ status }) => status === 'fulfilled') as [boolean, boolean]
  return number % 2 ? { one: b, other: a } : { one: a, other: b }
}

function races(rounds: number): void {
  it('a record that is added while its teacher is removed or restored is shown exactly as they are', async () => {
    let added = 0
    await race(rounds, async (profile, number) => {
      const isRemoved = Math.floor(number / atOnce) % 2 === 0
      const { uid } = profile
      const done = await bothAtOnce(
        number,
        () => setRemoved(firestore, profile, isRemoved, by()),
        () => addRecord(firestore, { uid, kind: 'awards', content: award }, by()),
      )
      added += Number(done.other)
      const parent = await firestore.doc(documentPaths.faculty(uid)).get()
      const { docs } = await firestore.collection(documentPaths.facultyRecords(uid, 'awards')).get()
      expect(docs.map((record) => record.get('isRemoved'))).toEqual(docs.map(() => parent.get('isRemoved')))
      if (done.one) expect(parent.get('isRemoved')).toBe(isRemoved)
    })
    expect(added).toBe(rounds)
  })

  it('a profile that is changed while it is removed or restored keeps both', async () => {
    await race(rounds, async (profile, number) => {
      const isRemoved = Math.floor(number / atOnce) % 2 === 0
      const form = UpdateFacultyInputSchema.parse({ phone: phoneOf(number) })
      const done = await bothAtOnce(
        number,
        () => setRemoved(firestore, profile, isRemoved, by()),
        () =>
          changeProfile(firestore, {
            uid: profile.uid,
            form,
            files: [],
            caller: { role: 'faculty', grants: [] },
            by: by(),
          }),
      )
      const stored = await firestore.doc(documentPaths.faculty(profile.uid)).get()
      if (done.one) expect(stored.get('isRemoved')).toBe(isRemoved)
      if (done.other) expect(stored.get('phone')).toBe(phoneOf(number))
      expect(done.one || done.other).toBe(true)
    })
  })

  it('of two who save the same version of a profile exactly one does', async () => {
    await race(rounds, async ({ uid }, number) => {
      const version = (await firestore.doc(documentPaths.faculty(uid)).get()).get('version')
      const save = (phone: string) =>
        changeProfile(firestore, {
          uid,
          form: { ...UpdateFacultyInputSchema.parse({ phone }), version },
          files: [],
          caller: { role: 'faculty', grants: [] },
          by: by(),
        })
      const done = await bothAtOnce(
        number,
        () => save(`${phoneOf(number)} ext. 1`),
        () => save(`${phoneOf(number)} ext. 2`),
        'changed-meanwhile',
      )
      expect(Number(done.one) + Number(done.other)).toBe(1)
      const stored = await firestore.doc(documentPaths.faculty(uid)).get()
      const saved = `${phoneOf(number)} ext. ${done.one ? 1 : 2}`
      expect([stored.get('phone'), stored.get('version')]).toEqual([saved, version + 1])
    })
  })

  it('a record that is deleted while it is changed never comes back', async () => {
    await race(rounds, async ({ uid }, number) => {
      const id = await addRecord(firestore, { uid, kind: 'awards', content: award }, by())
      const record = { uid, kind: 'awards', id } as const
      const done = await bothAtOnce(
        number,
        () => moveToBin(firestore, record, by()),
        () => changeRecord(firestore, { ...record, content: { ...award, year: '2021' } }, by()),
        'no-such-record',
      )
      const stored = await firestore.collection(documentPaths.facultyRecords(uid, 'awards')).doc(id).get()
      expect(stored.exists).toBe(!done.one)
    })
  })

  it('a publication that is deleted while it is chosen is no highlight', async () => {
    await race(rounds, async ({ uid, email }, number) => {
      const content = {
        publication: 'On rings',
        department: 'Mathematics',
        category: '',
        month: '',
        year: '',
        indexing: '',
        issn: '',
        impact: '',
      }
      const id = await addRecord(firestore, { uid, kind: 'publications', content }, by())
      await bothAtOnce(
        number,
        () => moveToBin(firestore, { uid, kind: 'publications', id }, by()),
        () => chooseHighlights(firestore, { uid, email, ids: [id] }, by()),
        'no-such-record',
      )
      const { docs } = await firestore.collection(documentPaths.facultyRecords(uid, 'publications')).get()
      const highlights = (await firestore.doc(documentPaths.faculty(uid)).get()).get('highlights')
      const there = docs.map((record) => record.id)
      expect(highlights.filter((chosen: string) => !there.includes(chosen))).toEqual([])
    })
  })
}

describe('In a few races', () => races(6))
describe('In sixty races', { timeout: patience, tags: ['slow'] }, () => races(60))

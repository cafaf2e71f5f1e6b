/** @module-tag slow */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { collectionPaths } from '@prangan/contract/paths'
import { storagePaths } from '@prangan/contract/storage-paths'
import { beforeAll, describe, expect, it } from 'vitest'
import { countForOffice } from '../../functions/src/office/counters.ts'
import { logger } from '../support/logger.ts'
import { type College, foundCollege, outcome } from '../support/own-college.ts'

logger.warn.mockImplementation(console.warn)
logger.error.mockImplementation(console.error)

const patience = 240_000
const workers = 10
const course = 250

let college: College
let template: Record<string, unknown>
let photo: Buffer
beforeAll(async () => {
  college = await foundCollege()
  const id = await college.register()
  template = (await college.alumnus(id)) ?? {}
  ;[photo] = await college.bucket.file(storagePaths.alumniPhoto(String(template.photo))).download()
})

/** Stores an alumnus with a photo directly, which skips the processing of photos and the rate limit. */
async function somebody(): Promise<string> {
  const { firestore, bucket } = college
  const name = `${randomUUID().replaceAll('-', '')}.webp`
  await bucket
    .file(storagePaths.alumniPhoto(name))
    .save(photo, { resumable: false, contentType: 'image/webp' })
  const alumnus = firestore.collection(collectionPaths.alumni).doc()
  const batch = firestore.batch()
  batch.create(alumnus, { ...template, photo: name })
  await countForOffice(batch, firestore, { requestedAlumni: 1 })
  await batch.commit()
  return alumnus.id
}

type Change = (id: string) => Promise<unknown>
type Round = { id: string; first: string; second: string }

async function runRound(first: Change, second: Change): Promise<Round> {
  const id = await somebody()
  const late = pause(Math.random() * course).then(() => second(id))
  const [a, b] = await Promise.all([outcome(first(id)), outcome(late)])
  return { id, first: a, second: b }
}

async function race(rounds: number, first: Change, second: Change): Promise<Round[]> {
  const results: Round[] = []
  const left = Array.from({ length: rounds }, () => () => runRound(first, second))
  const worker = async () => {
    for (let next = left.pop(); next; next = left.pop()) results.push(await next())
  }
  await Promise.all(Array.from({ length: workers }, worker))
  return results
}

async function expectNoGhosts(): Promise<void> {
  const { docs } = await college.firestore.collection(collectionPaths.alumni).get()
  const verified = docs.filter((alumnus) => alumnus.get('status') === true)
  expect((await college.shownIds()).sort()).toEqual(verified.map(({ id }) => id).sort())
  expect(await college.photos()).toEqual(await college.namedPhotos())
  expect(await college.counters()).toMatchObject({ requestedAlumni: docs.length - verified.length })
}

const count = (results: readonly Round[], which: 'first' | 'second', what: string) =>
  results.filter((round) => round[which] === what).length

const actionsOf = async ({ id }: Round) => (await college.audit(id)).map(({ action }) => action).sort()

function races(rounds: number): void {
  it('one edits an alumnus whom the other deletes, and who stays deleted', async () => {
    const results = await race(
      rounds,
      (id) => college.update(id, { Name: 'Edited' }, true),
      (id) => college.remove(id),
    )
    expect(results).toHaveLength(rounds)
    expect(count(results, 'second', 'done')).toBe(rounds)
    const edited = count(results, 'first', 'done')
    expect(count(results, 'first', 'no-such-alumnus')).toBe(rounds - edited)
    for (const round of results) {
      expect(await college.alumnus(round.id)).toBeUndefined()
      const edits = round.first === 'done' ? ['alumnus changed'] : []
      expect(await actionsOf(round)).toEqual([...edits, 'alumnus rejected'])
    }
    await expectNoGhosts()
  })

  it('one verifies an alumnus whom the other deletes, and who is not in the gallery', async () => {
    const results = await race(
      rounds,
      (id) => college.setStatus(id, true),
      (id) => college.remove(id),
    )
    expect(count(results, 'second', 'done')).toBe(rounds)
    const verified = count(results, 'first', 'done')
    expect(count(results, 'first', 'no-such-alumnus')).toBe(rounds - verified)
    for (const round of results) {
      expect([await college.alumnus(round.id), await college.shown(round.id)]).toEqual([undefined, undefined])
      const expected = round.first === 'done' ? ['alumnus deleted', 'alumnus verified'] : ['alumnus rejected']
      expect(await actionsOf(round)).toEqual(expected)
    }
    await expectNoGhosts()
  })

  it('both edit the same version of an alumnus, and exactly one wins', async () => {
    const results = await race(
      rounds,
      (id) => college.update(id, { Name: 'First', version: 1 }, true),
      (id) => college.update(id, { Name: 'Second', version: 1 }),
    )
    for (const round of results) {
      expect([round.first, round.second].sort()).toEqual(['changed-meanwhile', 'done'])
      const name = round.first === 'done' ? 'First' : 'Second'
      expect(await college.alumnus(round.id)).toMatchObject({ name, version: 2 })
      expect(await actionsOf(round)).toEqual(['alumnus changed'])
    }
    await expectNoGhosts()
  })
}

describe('Two admins at once', () => {
  races(6)

  it('both edit a verified alumnus, whose photo stays in the gallery', async () => {
    const ids = await Promise.all(Array.from({ length: workers }, somebody))
    await Promise.all(ids.map((id) => college.setStatus(id, true)))
    for (const id of ids) {
      const edits = ['First', 'Second'].map((Name) => outcome(college.update(id, { Name, version: 2 })))
      expect((await Promise.all(edits)).sort()).toEqual(['changed-meanwhile', 'done'])
    }
    await expectNoGhosts()
  })
})

describe('Two admins at once, sixty times:', { timeout: patience, tags: ['slow'] }, () => races(60))

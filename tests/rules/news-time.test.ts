import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { documentPaths } from '@prangan/contract/paths'
import { doc, setDoc, Timestamp } from 'firebase/firestore'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeFixtures, emulatorUrl, newProjectId, openFixtures } from './environment.ts'
import { fixtures } from './fixtures.ts'

const projectId = newProjectId()
const folder = `${emulatorUrl('FIRESTORE_EMULATOR_HOST')}/v1/projects/${projectId}/databases/(default)/documents`

/** The rules use the emulator's own clock, so seconds have to pass. The matrix covers the past and the future. */
const slow = { tags: ['slow'] }

let environment: RulesTestEnvironment
beforeAll(async () => {
  environment = await openFixtures(projectId)
  // Warms up: the first write and the first read are slower than the times below allow.
  await write(documentPaths.news('one'), {})
  await readUntil(documentPaths.news('one'), 0)
})
afterAll(() => closeFixtures(environment))

const write = (path: string, changes: object) =>
  environment.withSecurityRulesDisabled((context) =>
    setDoc(doc(context.firestore(), path), { ...fixtures.get(path), ...changes }),
  )

/** Reads as a stranger until `end`; reports each answer and the times between which it arrived. */
async function readUntil(path: string, end: number) {
  const reads: { sent: number; received: number; status: number }[] = []
  do {
    const sent = Date.now()
    const response = await fetch(`${folder}/${path}`)
    await response.body?.cancel()
    reads.push({ sent, received: Date.now(), status: response.status })
  } while ((reads.at(-1)?.sent ?? 0) < end)
  return {
    between: (from: number, until: number) => [
      ...new Set(
        reads.filter((read) => read.sent > from && read.received < until).map(({ status }) => status),
      ),
    ],
  }
}

/** Tries again with twice the time if a busy machine made no read between two times. */
async function withEnoughTime(
  attempt: (lead: number) => Promise<number[][]>,
  lead = 2_000,
): Promise<number[][]> {
  const seen = await attempt(lead)
  const isBlind = seen.some((statuses) => statuses.length === 0)
  return isBlind && lead < 16_000 ? withEnoughTime(attempt, lead * 2) : seen
}

test('A stranger reads an item from its start until its end, and not a moment longer', slow, async () => {
  const seen = await withEnoughTime(async (lead) => {
    const from = Date.now() + lead
    const until = from + lead
    const dates = { publishFrom: Timestamp.fromMillis(from), publishUntil: Timestamp.fromMillis(until) }
    await write(documentPaths.news('one'), dates)
    const reads = await readUntil(documentPaths.news('one'), until + 1_000)
    return [
      reads.between(0, from),
      reads.between(from, until),
      reads.between(until, Number.POSITIVE_INFINITY),
    ]
  })
  expect(seen).toEqual([[403], [200], [403]])
})

test(
  "A stranger reads the home page's notices until they are stale, though nobody has rebuilt them",
  slow,
  async () => {
    const seen = await withEnoughTime(async (lead) => {
      const staleAt = Date.now() + lead
      await write(documentPaths.currentNotices, { staleAt: Timestamp.fromMillis(staleAt) })
      const reads = await readUntil(documentPaths.currentNotices, staleAt + 1_000)
      return [reads.between(0, staleAt), reads.between(staleAt, Number.POSITIVE_INFINITY)]
    })
    expect(seen).toEqual([[200], [403]])
  },
)

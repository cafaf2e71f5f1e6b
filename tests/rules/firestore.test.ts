import { mkdir, writeFile } from 'node:fs/promises'
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { type Ability, type Grant, grantNames } from '@prangan/contract/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Firestore, type Outcome, outcomeOf } from './attempt.ts'
import {
  allCallers,
  type Caller,
  type CallerName,
  callers,
  everyone,
  granteeOf,
  signedInAt,
  those,
} from './callers.ts'
import { closeFixtures, emulatorUrl, newProjectId, openFixtures } from './environment.ts'
import { type Cell, matrix } from './matrix.ts'
import type { Attempt } from './matrix-queries.ts'
import { type CoverageReport, formatCoverage, readCoverage } from './rule-coverage.ts'

const projectId = newProjectId()
const reportFolder = new URL('../.out/', import.meta.url)

let environment: RulesTestEnvironment
const databases = new Map<CallerName, Firestore>()

const signIn = (name: CallerName): Firestore => {
  const { uid, claims }: Caller = allCallers[name]
  const context =
    uid === undefined
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(uid, { auth_time: signedInAt, ...claims })
  return context.firestore()
}

const databaseOf = (name: CallerName): Firestore => {
  const database = databases.get(name) ?? signIn(name)
  databases.set(name, database)
  return database
}

/** An allowed attempt must find something: an empty answer would prove nothing. */
const expectedOf = ({ allowed, attempt }: Cell): Outcome => {
  if (!allowed) return 'denied'
  return 'finds' in attempt ? 'nothing there' : 'done'
}

beforeAll(async () => {
  environment = await openFixtures(projectId)
})

const tried = new Set<Cell>()
const cells = Object.values(matrix).flat()

afterAll(async () => {
  // A filtered run does not reach the other tests' expressions.
  if (tried.size === cells.length) await expectFullCoverage()
  await closeFixtures(environment)
})

async function expectFullCoverage(): Promise<void> {
  const url = `${emulatorUrl('FIRESTORE_EMULATOR_HOST')}/emulator/v1/projects/${projectId}:ruleCoverage`
  const response = await fetch(url)
  expect(response.status).toBe(200)
  const coverage = readCoverage((await response.json()) as CoverageReport)
  const report = formatCoverage(coverage)
  await mkdir(reportFolder, { recursive: true })
  await writeFile(new URL('rule-coverage.txt', reportFolder), `${report}\n`)
  expect(coverage.expressions).toBeGreaterThan(0)
  expect(coverage.gaps, report).toEqual([])
}

const principals: readonly CallerName[] = ['visitor', 'roleless', 'teacher', 'otherTeacher', 'admin']

const areaOf = (grant: Grant): string => grant.slice(0, grant.indexOf(':'))
const otherGrantees: readonly CallerName[] = grantNames
  .filter((grant, at) => grantNames.findIndex((each) => areaOf(each) === areaOf(grant)) < at)
  .map((grant) => granteeOf(grant))

/** Questions whose every caller is tried: those with odd claims or sessions ask nothing else. */
const asksEverybody = (part: string): boolean => part === 'the access' || part === 'the untimely'

const isWrite = ({ kind }: Attempt): boolean => ['create', 'update', 'merge', 'delete'].includes(kind)

/**
 * `test:all` tries every caller. Otherwise the principal callers read everything, and of them the one who may least and the one
 * who may most write, and who else may. Grantees read what they may, and one grantee of each area one document of each
 * collection.
 */
function isSlow(part: string, { caller, attempt, allowed }: Cell): boolean {
  if (principals.includes(caller) && allowed) return false
  if (isWrite(attempt)) return caller !== 'visitor' && caller !== 'admin'
  if (principals.includes(caller) || asksEverybody(part)) return false
  const isSample = attempt.kind === 'get' && !otherGrantees.includes(caller)
  return !(caller in callers && (allowed || isSample))
}

for (const [part, cellsOfPart] of Object.entries(matrix)) {
  // Only reads run in parallel: until a write is refused, the SDK shows it to other reads.
  const isReading = !cellsOfPart.some(({ attempt }) => isWrite(attempt))
  describe(part, { concurrent: isReading }, () => {
    for (const cell of cellsOfPart) {
      test(cell.sentence, { tags: isSlow(part, cell) ? ['slow'] : [] }, async () => {
        tried.add(cell)
        expect(await outcomeOf(databaseOf(cell.caller), cell.attempt)).toBe(expectedOf(cell))
      })
    }
  })
}

/** The browser's SDK has no offset, but Firestore's REST API has, and anyone may use it. */
const skip = async (path: string, structuredQuery: object, { uid, claims }: Caller): Promise<number> => {
  const url = `${emulatorUrl('FIRESTORE_EMULATOR_HOST')}/v1/projects/${projectId}/databases/(default)/documents:runQuery`
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const token =
    uid && `${part({ alg: 'none' })}.${part({ auth_time: signedInAt, ...claims, sub: uid, user_id: uid })}.`
  const query = { from: [{ collectionId: path }], limit: 1, ...structuredQuery }
  const response = await fetch(url, {
    method: 'POST',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body: JSON.stringify({ structuredQuery: query }),
  })
  await response.body?.cancel()
  return response.status
}

const isTrue = (field: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath: field }, op, value },
})
const time = (minutes: number) => ({
  timestampValue: new Date(Date.now() + minutes * 60_000).toISOString(),
})

const publicLists: Readonly<Record<string, { ability: Ability; query: () => object }>> = {
  news: {
    ability: 'news:read-all',
    query: () => ({
      where: {
        compositeFilter: {
          op: 'AND',
          filters: [
            isTrue('publishFrom', 'LESS_THAN_OR_EQUAL', time(-1)),
            isTrue('publishUntil', 'GREATER_THAN', time(60)),
          ],
        },
      },
    }),
  },
  verifiedAlumni: { ability: 'alumnus:read', query: () => ({}) },
  faculty: {
    ability: 'faculty:read',
    query: () => ({ where: isTrue('isRemoved', 'EQUAL', { booleanValue: false }) }),
  },
}

describe('a query that skips documents, each of them read and billed', () => {
  const cells = Object.entries(publicLists).flatMap(([path, { ability, query }]) =>
    everyone.map((name) => {
      const caller: Caller = allCallers[name]
      const may = those(ability).includes(name)
      const tags = principals.includes(name) ? [] : ['slow']
      const sentence = `${caller.name} ${may ? 'can' : 'cannot'} ask it of ${path}`
      return { sentence, caller, may, path, tags, make: query }
    }),
  )

  for (const { sentence, tags, ...cell } of cells) test(sentence, { tags }, () => ask(cell))

  async function ask({ caller, may, path, make }: Omit<(typeof cells)[number], 'sentence' | 'tags'>) {
    const query = make()
    expect(await skip(path, query, caller), 'without an offset').toBe(200)
    expect(await skip(path, { ...query, offset: 0 }, caller), 'skipping nothing').toBe(200)
    expect(await skip(path, { ...query, offset: 1 }, caller)).toBe(may ? 200 : 403)
    expect(await skip(path, { ...query, offset: 1_000_000 }, caller)).toBe(may ? 200 : 403)
  }
})

describe('the matrix as a whole', () => {
  const allowed = cells.filter((cell) => cell.allowed).length

  test('repeats no query', () => {
    const sentences = cells.map(({ sentence }) => sentence)
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
  })

  test('refuses more often than it permits', () => {
    expect(cells.length - allowed).toBeGreaterThan(allowed)
  })
})

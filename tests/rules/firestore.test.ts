import { mkdir, writeFile } from 'node:fs/promises'
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Firestore, type Outcome, outcomeOf } from './attempt.ts'
import { allCallers, type Caller, type CallerName } from './callers.ts'
import { closeWorld, emulatorUrl, openWorld } from './environment.ts'
import { type Cell, matrix } from './matrix.ts'
import { type CoverageReport, formatCoverage, readCoverage } from './rule-coverage.ts'

const projectId = 'demo-rules-matrix'
const reportFolder = new URL('../.out/', import.meta.url)

let environment: RulesTestEnvironment
const databases = new Map<CallerName, Firestore>()

const signIn = (name: CallerName): Firestore => {
  const { uid, claims }: Caller = allCallers[name]
  const context =
    uid === undefined
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(uid, { ...claims })
  return context.firestore()
}

const databaseOf = (name: CallerName): Firestore => {
  const database = databases.get(name) ?? signIn(name)
  databases.set(name, database)
  return database
}

/** An allowed attempt shows what is there: an empty answer would prove nothing. */
const expectedOf = ({ allowed, attempt }: Cell): Outcome => {
  if (!allowed) return 'denied'
  return 'finds' in attempt ? 'nothing there' : 'done'
}

beforeAll(async () => {
  environment = await openWorld(projectId)
})

afterAll(() => closeWorld(environment))

for (const [part, cells] of Object.entries(matrix)) {
  describe(part, () => {
    test.each(cells.map((cell) => [cell.sentence, cell] as const))('%s', async (_, cell) => {
      expect(await outcomeOf(databaseOf(cell.caller), cell.attempt)).toBe(expectedOf(cell))
    })
  })
}

describe('the matrix as a whole', () => {
  const cells = Object.values(matrix).flat()
  const allowed = cells.filter((cell) => cell.allowed).length

  test('asks no question twice', () => {
    const sentences = cells.map(({ sentence }) => sentence)
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
    console.log(`Firestore rules: ${cells.length} cells, ${allowed} allow, ${cells.length - allowed} deny`)
  })

  test('refuses more often than it permits', () => {
    expect(cells.length - allowed).toBeGreaterThan(allowed)
  })

  test('has seen every expression of the rules both true and false', async () => {
    const url = `${emulatorUrl('FIRESTORE_EMULATOR_HOST')}/emulator/v1/projects/${projectId}:ruleCoverage`
    const response = await fetch(url)
    expect(response.status).toBe(200)
    const coverage = readCoverage((await response.json()) as CoverageReport)
    const report = formatCoverage(coverage)
    await mkdir(reportFolder, { recursive: true })
    await writeFile(new URL('rule-coverage.txt', reportFolder), `${report}\n`)
    console.log(report)
    expect(coverage.expressions).toBeGreaterThan(0)
    expect(coverage.gaps, report).toEqual([])
  })
})

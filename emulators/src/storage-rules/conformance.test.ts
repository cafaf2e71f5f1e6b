/** @module-tag slow */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildJars } from './build-jars.ts'
import { compileCases, versionless } from './testing/compile-cases.ts'
import { findFirestoreArchive } from './testing/firestore-archive.ts'
import { matchCases } from './testing/match-cases.ts'
import { type RequestCases, requestCases } from './testing/request-cases.ts'
import { type Question, RuntimeClient } from './testing/runtime-client.ts'

let runtime: RuntimeClient

beforeAll(async () => {
  runtime = await RuntimeClient.start((await buildJars(await findFirestoreArchive())).storageRules)
}, 60_000)

afterAll(() => runtime.stop())

type Verdict = 'allows' | 'refuses' | 'fails'
const says: Record<Verdict, string> = {
  allows: 'allows',
  refuses: 'is false, so it refuses',
  fails: 'fails, so it refuses',
}

const rulesOf = (body: string) => `rules_version = '2';
service firebase.storage { match /b/{bucket}/o { ${body} } }`

async function judge(condition: string, request: object, resource: object | null): Promise<Verdict> {
  const loaded = await runtime.load(
    'condition',
    rulesOf(`match /folder/{file} { allow get: if ${condition}; }`),
  )
  expect(loaded.errors).toEqual([])
  const question: Question = { method: 'get', path: '/b/bucket/o/folder/file.pdf', request, resource }
  const { result, errors, warnings } = await runtime.verify('condition', question)
  expect(errors).toEqual([])
  if (result.permit) return 'allows'
  expect(result.permit).toBe(false)
  if (warnings.length === 0) return 'refuses'
  // The warning tells an author where the condition failed.
  expect(warnings.join()).toMatch(/storage\.rules line \[2\], column \[\d+\]/)
  return 'fails'
}

function rows({
  allows,
  refuses,
  fails,
}: Pick<RequestCases, Verdict>): { condition: string; verdict: Verdict }[] {
  return Object.entries({ allows, refuses, fails }).flatMap(([verdict, conditions]) =>
    conditions.map((condition) => ({ condition, verdict: verdict as Verdict })),
  )
}

describe.each(requestCases)('for $asker', ({ request, resource, ...cases }) => {
  for (const { condition, verdict } of rows(cases)) {
    test(`\`${condition}\` ${says[verdict]}`, async () => {
      expect(await judge(condition, request, resource)).toBe(verdict)
    })
  }
})

describe.each(matchCases)('$title', ({ title, rules, allowed, refused }) => {
  beforeAll(async () => {
    expect((await runtime.load(title, rulesOf(rules))).errors).toEqual([])
  })
  const ask = async (question: string) => {
    const [method = '', object = ''] = question.split(/ (.*)/)
    const answer = await runtime.verify(title, {
      method,
      path: `/b/bucket/o/${object}`,
      request: { kind: 'test' },
    })
    expect(answer.errors).toEqual([])
    return answer.result.permit
  }
  test.each(allowed)('so `%s` is allowed', async (question) => {
    expect(await ask(question)).toBe(true)
  })
  test.each(refused)('so `%s` is refused', async (question) => {
    expect(await ask(question)).toBe(false)
  })
})

describe('rules with', () => {
  test.each(compileCases)(
    '$fault are told of it, with line and column',
    async ({ issue, source, errors, warnings }) => {
      const answer = await runtime.load(issue, source)
      expect(answer.status).toBe('ok')
      for (const pattern of errors) expect(answer.errors).toContainEqual(expect.stringMatching(pattern))
      for (const pattern of warnings) expect(answer.warnings).toContainEqual(expect.stringMatching(pattern))
      expect(answer.errors.length > 0).toBe(errors.length > 0)
      const { result } = await runtime.verify(issue, { method: 'get', path: '/b/bucket/o/a/1' })
      expect(result.permit ?? false).toBe(false)
    },
  )

  test('no version are version 1, and said to be old', async () => {
    const answer = await runtime.load('versionless', versionless)
    expect(answer.errors).toEqual([])
    expect(answer.result.rulesVersion).toBe(1)
    expect(answer.warnings.join()).toMatch(/old version/)
  })

  test('a version 2 say so', async () => {
    const answer = await runtime.load('version 2', rulesOf('match /a/{x} { allow get; }'))
    expect(answer.result.rulesVersion).toBe(2)
  })
})

/** @module-tag slow */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildJars } from './build-jars.ts'
import { findFirestoreArchive } from './testing/firestore-archive.ts'
import { RuntimeClient } from './testing/runtime-client.ts'

let jar: string
let runtime: RuntimeClient

beforeAll(async () => {
  jar = (await buildJars(await findFirestoreArchive())).storageRules
  runtime = await RuntimeClient.start(jar)
}, 60_000)

afterAll(() => runtime.stop())

const rulesOf = (condition: string) => `rules_version = '2';
service firebase.storage { match /b/{bucket}/o/{file} { allow get: if ${condition}; } }`

const question = { method: 'get', path: '/b/bucket/o/a' }
const context = { rulesetName: 'open', service: 'firebase.storage', ...question, variables: {} }
let requests = 0
const request = (fields: object) =>
  JSON.stringify({ id: `request ${requests++}`, action: 'verify', context, ...fields })
const without = (name: keyof typeof context) => request({ context: { ...context, [name]: undefined } })
const withVariables = (variables: unknown) => request({ context: { ...context, variables } })
const source = (value: unknown) =>
  request({ action: 'load_ruleset', context: { rulesetName: 'new', source: value } })

const unreadable = [
  ['words', 'good morning'],
  ['half a request', '{"id":1,"action":"verify","context":{'],
  ['a list', '[1,2]'],
  ['a number', '7'],
  ['null', 'null'],
  ['an object without an action', '{}'],
  ['control characters', '\u0000\u0001\u001b[2J'],
  ['a hundred thousand open brackets', '['.repeat(100_000)],
  ['a hundred thousand nested objects', '{"a":'.repeat(100_000)],
] as const

const unanswerable = [
  ['an unknown action', request({ action: 'dance' })],
  ['an action that is not text', request({ action: { a: 1 } })],
  ['no context', request({ context: undefined })],
  ['a context that is a text', request({ context: 'here' })],
  ['no ruleset named', without('rulesetName')],
  ['a ruleset that was never loaded', request({ context: { ...context, rulesetName: 'closed' } })],
  ['no service', without('service')],
  ['no method', without('method')],
  ['no path', without('path')],
  ['no variables', without('variables')],
  ['variables in a list', withVariables([])],
  ['a variable of an unknown shape', withVariables({ request: 'now' })],
  ['a variable of the wrong type', withVariables({ request: { int_value: 'many' } })],
  ['a variable nested a hundred deep', withVariables({ request: nested(100) })],
  ['no source', request({ action: 'load_ruleset', context: { rulesetName: 'new' } })],
  ['a source without files', source({ files: [] })],
  ['a source that is a text', source('service firebase.storage {}')],
  ['a file whose content is no text', source({ files: [{ name: 'a', content: { a: 1 } }] })],
] as const

function nested(depth: number): unknown {
  let value: unknown = { null_value: null }
  for (let level = 0; level < depth; level++) value = { list_value: { values: [value] } }
  return value
}

describe('the runtime', () => {
  beforeAll(async () => {
    expect((await runtime.load('open', rulesOf('true'))).errors).toEqual([])
  })

  const stillDecides = async () => {
    expect((await runtime.verify('open', question)).result.permit).toBe(true)
  }

  test.each(unreadable)(
    'answers %s with an error that belongs to no request, and goes on',
    async (_, line) => {
      const answer = await runtime.sendLine(line)
      expect(answer).toMatchObject({ id: null, status: 'error', action: 'unknown', result: {} })
      expect(answer.errors).toHaveLength(1)
      await stillDecides()
    },
  )

  test.each(unanswerable)(
    'answers a request with %s with an error under its id, and goes on',
    async (_, line) => {
      const answer = await runtime.sendLine(line)
      // firebase-tools waits forever for the answer to a failed request that names no action.
      expect(answer).toMatchObject({
        id: JSON.parse(line).id,
        status: 'error',
        action: expect.any(String),
        result: {},
      })
      expect(answer.errors).toHaveLength(1)
      expect(answer.errors[0]).toBeTruthy()
      await stillDecides()
    },
  )

  test('answers a request too deep to be read by its id, which firebase-tools writes last', async () => {
    const answer = await runtime.sendLine(
      `{"action":"verify","context":${'['.repeat(10_000)},"id":900000001}`,
    )
    expect(answer).toMatchObject({ id: 900_000_001, status: 'error', result: {} })
    await stillDecides()
  })

  test('leaves a blank line unanswered', async () => {
    const answer = await runtime.sendLine(`\n   \n${request({ id: 'after' })}`)
    expect(answer.id).toBe('after')
  })

  test('answers requests that come at once, each by its id and in their order', async () => {
    const ids = Array.from({ length: 200 }, (_, id) => `together ${id}`)
    const first = runtime.sendLine(ids.map((id) => request({ id })).join('\n'))
    const answers = [(await first).id]
    while (answers.length < ids.length) answers.push((await runtime.nextAnswer()).id)
    expect(answers).toEqual(ids)
  })

  // Reads like firebase-tools: each chunk, trimmed, is one answer. On other systems the runtime cannot influence the chunks.
  test.runIf(process.platform === 'linux')(
    'never has two answers in what a busy reader reads at once',
    async () => {
      const child = spawn('java', ['-jar', jar])
      const ids: unknown[] = []
      const heard = new Promise<void>((resolve) => {
        child.stdout.on('data', (chunk: Buffer) => {
          const text = chunk.toString().trim()
          if (text !== '') ids.push((JSON.parse(text) as { id: unknown }).id)
          if (ids.at(-1) === 49) resolve()
        })
      })
      await once(child.stdout, 'data')
      for (let id = 0; id < 50; id++) child.stdin.write(`${request({ id, action: 'dance' })}\n`)
      // The reader is busy while the first answers pile up.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
      await heard
      child.stdin.end()
      await once(child, 'exit')
      expect(ids).toEqual(Array.from({ length: 51 }, (_, index) => index - 1))
    },
  )

  test('reads a request of a megabyte, in any script', async () => {
    const name = 'प्रांगण'.repeat(50_000)
    const variables = { resource: { map_value: { fields: { name: { string_value: name } } } } }
    await runtime.load('long', rulesOf(`resource.name.size() == ${name.length}`))
    const answer = await runtime.sendLine(
      request({ context: { ...context, rulesetName: 'long', variables } }),
    )
    expect(answer.result.permit).toBe(true)
  })

  test('decides by the newest rules of a name, and by the last good ones when the newest are broken', async () => {
    await runtime.load('changing', rulesOf('true'))
    await runtime.load('changing', rulesOf('false'))
    expect((await runtime.verify('changing', question)).result.permit).toBe(false)
    expect((await runtime.load('changing', rulesOf('true &&'))).errors).not.toEqual([])
    expect((await runtime.verify('changing', question)).result.permit).toBe(false)
  })

  test('refuses a call of another service', async () => {
    const answer = await runtime.sendLine(request({ context: { ...context, service: 'cloud.firestore' } }))
    expect(answer.result.permit).toBe(false)
  })

  test('ends by itself, without complaint, when its owner is gone', async () => {
    const other = await RuntimeClient.start(jar)
    await other.load('open', rulesOf('true'))
    expect(await other.stop()).toBe(0)
    expect(other.complaints).toBe('')
  })
})

import { expect, test } from 'vitest'
import { createMutex } from './mutex.ts'

test('A mutex runs work one at a time in the order of the calls, and goes on after a failure', async () => {
  const runExclusive = createMutex()
  const done: string[] = []
  const work = (name: string, fails = false) =>
    runExclusive(async () => {
      done.push(`${name} begins`)
      await Promise.resolve()
      if (fails) throw new Error(name)
      done.push(`${name} ends`)
      return name
    })
  const results = await Promise.allSettled([work('a'), work('b', true), work('c')])
  expect(done).toEqual(['a begins', 'a ends', 'b begins', 'c begins', 'c ends'])
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
    'a',
    'failed',
    'c',
  ])
})

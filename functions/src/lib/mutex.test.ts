import { expect, test } from 'vitest'
import { makeLine } from './mutex.ts'

test('Work in a line is done piece by piece in the order in which it came, and goes on after a failure', async () => {
  const inTurn = makeLine()
  const done: string[] = []
  const work = (name: string, fails = false) =>
    inTurn(async () => {
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

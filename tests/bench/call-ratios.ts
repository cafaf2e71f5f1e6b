import { call, form, signIn } from '../support/call.ts'
import { suite } from '../support/suite.ts'
import { type Figure, percentile } from './figure.ts'

const warmUpMilliseconds = 8_000
const rounds = 300

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/**
 * Calls against an empty function in the same emulator, interleaved so that a busy machine slows all alike: medians
 * as ratios. The emulator starts a process for each request in flight, hence the warm-up.
 */
export async function callRatios(): Promise<Figure[]> {
  const token = await signIn('admin')
  const ids: string[] = []
  const get = (url: string) => async () => (await fetch(url)).arrayBuffer()
  const work = {
    empty: get(`${suite.functions}/empty`),
    refused: get(`${suite.api}/nowhere`),
    read: get(`${suite.api}/news`),
    write: async () => {
      const { body } = await call('POST /news/uploadnews', {
        token,
        origin: suite.api,
        ...form({ title: 'Bench', type: 'Events' }),
      })
      ids.push((body.item as { Id: string }).Id)
    },
  }
  const until = performance.now() + warmUpMilliseconds
  while (performance.now() < until) await Promise.all(Object.values(work).map((run) => run()))

  const times: Record<keyof typeof work, number[]> = { empty: [], refused: [], read: [], write: [] }
  for (let round = 0; round < rounds; round++) {
    for (const name of Object.keys(work) as (keyof typeof work)[]) times[name].push(await timed(work[name]))
  }
  for (const id of ids) await call(`DELETE /news/${id}`, { token, origin: suite.api })

  const median = (name: keyof typeof work) => percentile(times[name], 0.5)
  const ratio = (name: keyof typeof work) => median(name) / median('empty')
  return [
    { what: 'an empty function, for comparison', value: median('empty'), unit: 'ms' },
    {
      what: 'the frame alone (a call that does not exist)',
      value: ratio('refused'),
      unit: 'x',
      budget: 1.05,
    },
    { what: 'a read of one document (call 2)', value: ratio('read'), unit: 'x', budget: 3 },
    { what: 'a validated write in a transaction (call 4)', value: ratio('write'), unit: 'x', budget: 5 },
  ]
}

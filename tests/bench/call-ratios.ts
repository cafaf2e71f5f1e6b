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

/** Alternates between the kinds of work, so that a busy machine slows all alike. Returns medians. */
async function interleave<Name extends string>(
  work: Record<Name, () => Promise<unknown>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(work) as Name[]
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (let round = 0; round < rounds; round++) {
    for (const name of names) times[name].push(await timed(work[name]))
  }
  return Object.fromEntries(names.map((name) => [name, percentile(times[name], 0.5)])) as Record<Name, number>
}

/**
 * Compares endpoints with an empty function in the same emulator, as ratios of medians. The emulator starts a process for each
 * parallel request, so all are warmed up first.
 */
export async function callRatios(): Promise<Figure[]> {
  const token = await signIn('admin')
  const ids: string[] = []
  const get = (url: string) => async () => (await fetch(url)).arrayBuffer()
  const work = {
    empty: get(`${suite.functions}/empty`),
    refused: get(`${suite.api}/nowhere`),
    read: get(`${suite.api}/news`),
    bareRead: get(`${suite.functions}/bareRead`),
    bareWrite: async () => {
      const headers = { authorization: `Bearer ${token}` }
      await (await fetch(`${suite.functions}/bareWrite`, { headers })).arrayBuffer()
    },
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

  const { empty, refused, read, bareRead, write, bareWrite } = work
  const reads = await interleave({ empty, refused, read, bareRead })
  const writes = await interleave({ empty, write, bareWrite })
  for (const id of ids) await call(`DELETE /news/${id}`, { token, origin: suite.api })
  return [
    { what: 'an empty function, for comparison', value: reads.empty, unit: 'ms' },
    {
      what: 'the frame alone (a call that does not exist)',
      value: reads.refused / reads.empty,
      unit: 'x',
      budget: 1.05,
    },
    {
      what: 'a bare read in an empty function, for comparison',
      value: reads.bareRead / reads.empty,
      unit: 'x',
    },
    { what: 'a read of one document (`listMarquee`)', value: reads.read / reads.empty, unit: 'x', budget: 3 },
    {
      what: 'a bare write in an empty function, for comparison',
      value: writes.bareWrite / writes.empty,
      unit: 'x',
    },
    {
      what: 'a validated write in a transaction (`uploadNews`)',
      value: writes.write / writes.empty,
      unit: 'x',
      budget: 5,
    },
  ]
}

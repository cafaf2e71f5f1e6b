import { Agent, request as sendRequest } from 'node:http'
import { facultyNames, facultyPath } from '@prangan/contract/departments'
import { countReads } from '../production/count-reads.ts'
import { residentMemory } from '../production/memory-limit.ts'
import { deploy } from '../production/use-production.ts'
import { type Figure, percentile } from './figure.ts'

const seconds = 5

type Load = { connections: number; path: (count: number) => string; headers?: Record<string, string> }

/** Returns the requests answered per second, and the slowest percentile in milliseconds. */
async function keepBusy(origin: string, { connections, path, headers = {} }: Load) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const until = performance.now() + seconds * 1_000
  const times: number[] = []
  let count = 0
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const begun = performance.now()
      sendRequest(`${origin}${path(count++)}`, { agent, headers }, (response) => {
        if ((response.statusCode ?? 500) >= 400) reject(new Error(`Answered ${response.statusCode}`))
        response.resume().on('end', () => {
          times.push(performance.now() - begun)
          resolve()
        })
      })
        .on('error', reject)
        .end()
    })
  const work = async () => {
    while (performance.now() < until) await ask()
  }
  await Promise.all(Array.from({ length: connections }, work))
  agent.destroy()
  return { aSecond: times.length / seconds, p99: percentile(times, 0.99) }
}

const kinds = [
  '/',
  '/viewallnews',
  '/history',
  ...facultyNames.slice(0, 1).map(facultyPath),
  '/alumni-gallery',
  '/registration',
  '/merit-lists',
  '/hi',
]

/** Measures pages in production's form: packaged, in functions-framework, with one CPU and the configured memory. */
export async function production(): Promise<Figure[]> {
  const deployed = await deploy()
  const reads = await countReads(process.env.FIRESTORE_EMULATOR_HOST ?? '')
  const configured = deployed.specifications.pages?.availableMemoryMb ?? 0
  try {
    const begun = performance.now()
    const pages = await deployed.start('pages', { FIRESTORE_EMULATOR_HOST: reads.host })
    const { origin } = pages
    const atRest = await residentMemory(pages.pid)
    const first = await fetch(origin)
    await first.text()
    const firstPage = performance.now() - begun
    const etag = first.headers.get('etag') ?? ''
    for (const path of kinds) await (await fetch(`${origin}${path}`)).text()
    const repeated = await keepBusy(origin, { connections: 16, path: () => '/' })
    const unchanged = await keepBusy(origin, {
      connections: 16,
      path: () => '/',
      headers: { 'if-none-match': etag },
    })
    const anew = await keepBusy(origin, { connections: 16, path: (count) => `/?anew=${count}` })
    const before = reads.documents()
    const crowd = await keepBusy(origin, {
      connections: 80,
      path: (count) => `${kinds[count % kinds.length]}${count % 3 === 0 ? `?visit=${count}` : ''}`,
    })
    const documents = reads.documents() - before
    const { peak } = await residentMemory(pages.pid)
    await pages.stop()
    const api = await deployed.start('api')
    const ofApi = await residentMemory(api.pid)
    await api.stop()
    const row = (what: string, value: number, unit: string, bound: Partial<Figure> = {}) => ({
      what: `in production’s form: ${what}`,
      value,
      unit,
      ...bound,
    })
    return [
      row('cold start of pages, listening', pages.listeningAfter, 'ms'),
      row('cold start of pages, first page answered', firstPage, 'ms', { budget: 800 }),
      row('a page again, 16 connections, a second', repeated.aSecond, '', { atLeast: 1_500 }),
      row('a page unchanged (304), 16 connections, a second', unchanged.aSecond, '', { atLeast: 1_500 }),
      row('a page rendered anew, 16 connections, a second', anew.aSecond, '', { atLeast: 250 }),
      row('pages of all kinds, 80 connections, a second', crowd.aSecond, ''),
      row('pages of all kinds, 80 connections, p99', crowd.p99, 'ms'),
      // Three a second; one reading more may begin within the time.
      row(`documents read in ${seconds} s, 80 connections`, documents, '', { budget: 3 * (seconds + 1) }),
      row('resident memory of pages at rest', atRest.now, 'MiB'),
      row('resident memory of pages at its peak, of what is configured', (peak / configured) * 100, '%', {
        budget: 75,
      }),
      row('cold start of api, listening', api.listeningAfter, 'ms'),
      row('resident memory of api at rest', ofApi.now, 'MiB'),
    ]
  } finally {
    await reads.stop()
    await deployed.remove()
  }
}

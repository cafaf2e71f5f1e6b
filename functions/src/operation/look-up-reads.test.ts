import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { configuration } from '../lib/configuration.ts'
import type { Deps } from '../lib/deps.ts'
import { readMonth } from './look-up-reads.ts'

let answer: { status: number; body: unknown }
let asked: { url: URL; authorization: string | undefined }[] = []
const monitoring = createServer(({ url, headers }, response) => {
  asked.push({ url: new URL(url ?? '', 'http://monitoring.test'), authorization: headers.authorization })
  response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body))
})
let address: string
beforeAll(async () => {
  await new Promise<void>((resolve) => monitoring.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(monitoring.address() as AddressInfo).port}`
})
afterAll(() => monitoring.close())
afterEach(() => {
  asked = []
})

const point = (startTime: string, reads: number) => ({
  interval: { startTime, endTime: new Date(Date.parse(startTime) + 60 * 60_000).toISOString() },
  value: { int64Value: String(reads) },
})
const answerOf = (...points: object[]) => ({
  status: 200,
  body: {
    timeSeries: [
      {
        metric: { type: 'firestore.googleapis.com/document/read_count' },
        resource: { type: 'firestore_instance', labels: { project_id: 'a-college' } },
        metricKind: 'DELTA',
        valueType: 'INT64',
        points,
      },
    ],
    unit: '1',
  },
})
const now = new Date('2026-11-26T04:31:10+05:30')
const read = (at = now) => readMonth({ address, projectId: 'a-college', token: 'a-token', now: at })

describe("The month's reads", () => {
  it('are asked of Cloud Monitoring by the hour, since the first of the month in India', async () => {
    answer = answerOf()
    await read()
    const [{ url, authorization } = { url: undefined, authorization: undefined }] = asked
    expect(authorization).toBe('Bearer a-token')
    expect(url?.pathname).toBe('/v3/projects/a-college/timeSeries')
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      filter: 'metric.type = "firestore.googleapis.com/document/read_count"',
      'interval.startTime': '2026-10-31T18:30:00.000Z',
      'interval.endTime': '2026-11-25T22:30:00.000Z',
      'aggregation.alignmentPeriod': '3600s',
      'aggregation.perSeriesAligner': 'ALIGN_SUM',
      'aggregation.crossSeriesReducer': 'REDUCE_SUM',
    })
  })

  it("cost what each day of Google's has over its free 50,000", async () => {
    // Midnight in California is 8:00 UTC, so the first two points are of one day.
    answer = answerOf(
      point('2026-11-20T06:30:00Z', 1_020_000),
      point('2026-11-20T03:30:00Z', 30_000),
      point('2026-11-20T08:30:00Z', 50_000),
      point('2026-11-21T08:30:00Z', 12),
    )
    expect(await read()).toEqual({ reads: 1_100_012, rupees: 57, at: new Date('2026-11-25T22:30:00Z') })
  })

  it('are none where nothing was counted', async () => {
    answer = { status: 200, body: {} }
    expect(await read()).toMatchObject({ reads: 0, rupees: 0 })
  })
})

describe('Where Cloud Monitoring does not tell', () => {
  const deps: Deps = {
    firebase: { firestore: () => Promise.reject(new Error('Something is stored')) } as never,
    configuration: { ...configuration, monitoringUrl: () => address, projectId: () => 'a-college' },
    clock: () => now,
  }
  const warn = vi.fn()
  let lookUpReads: typeof import('./look-up-reads.ts').lookUpReads
  beforeAll(async () => {
    // Other files of this process may have loaded the logger.
    vi.doMock('firebase-functions/logger', () => ({ warn }))
    vi.resetModules()
    lookUpReads = (await import('./look-up-reads.ts')).lookUpReads
  })
  afterEach(() => warn.mockClear())
  afterAll(() => {
    vi.doUnmock('firebase-functions/logger')
    vi.resetModules()
  })

  it.each([
    [
      'the role is missing',
      { status: 403, body: { error: { code: 403, status: 'PERMISSION_DENIED' } } },
      /is 403/,
    ],
    ['it is broken', { status: 500, body: {} }, /is 500/],
    ['it answers something else', { status: 200, body: { timeSeries: 'none' } }, /timeSeries/],
  ])('as %s, nothing is stored, and the log says why and what to do', async (_, given, reason) => {
    answer = given
    await lookUpReads(deps, async () => 'a-token')
    expect(warn.mock.calls).toEqual([
      [
        "Documents read this month are unknown. The functions' account needs the role roles/monitoring.viewer: npm run deploy grants it.",
        { error: expect.stringMatching(reason) },
      ],
    ])
  })

  it('nobody is asked without its address, as on the emulators', async () => {
    const local = { ...deps, configuration: { ...deps.configuration, monitoringUrl: () => '' } }
    await lookUpReads(local, () => Promise.reject(new Error('No account')))
    expect(asked).toEqual([])
  })
})

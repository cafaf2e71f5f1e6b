import { dayInIndia } from '@prangan/contract/india-time'
import { documentPaths } from '@prangan/contract/paths'
import * as z from 'zod/mini'
import type { Deps } from '../lib/deps.ts'
import { fetchJson } from '../lib/fetch-json.ts'
import { logUnknownReads } from '../lib/log.ts'

/** From https://cloud.google.com/firestore/pricing, in a copy looked up on 2026-11-26. */
const freeReadsPerDay = 50_000

/**
 * US dollars for 100,000 documents: Google's multi-region list price, in copies looked up on 2026-11-26. Their tables lack
 * asia-south1: https://cloud.google.com/firestore/pricing has its price.
 */
const dollarsPer100000Reads = 0.06

/** The Reserve Bank of India's reference rate of 17 June 2026, from bankpulse.ai, looked up on 2026-11-26. */
const rupeesPerDollar = 94.38

const hour = 60 * 60_000

/** Cloud Monitoring's `projects.timeSeries.list` returns 64-bit integers as strings. */
const AnswerSchema = z.object({
  timeSeries: z._default(
    z.array(
      z.object({
        points: z.array(
          z.object({
            interval: z.object({ startTime: z.string() }),
            value: z.object({ int64Value: z.string().check(z.regex(/^\d+$/)) }),
          }),
        ),
      }),
    ),
    () => [],
  ),
})

type Question = { address: string; projectId: string; token: string; now: Date }

/** Returns how many documents Firestore has read since the first of the month in India, and the estimated cost in rupees. */
export async function readMonth({ address, projectId, token, now }: Question) {
  const start = new Date(`${dayInIndia(now).slice(0, 8)}01T00:00:00+05:30`)
  // Periods are counted back from the end, so only whole hours since the start include all of the first one.
  const end = new Date(start.getTime() + Math.floor((now.getTime() - start.getTime()) / hour) * hour)
  const query = new URLSearchParams({
    filter: 'metric.type = "firestore.googleapis.com/document/read_count"',
    'interval.startTime': start.toISOString(),
    'interval.endTime': end.toISOString(),
    'aggregation.alignmentPeriod': '3600s',
    'aggregation.perSeriesAligner': 'ALIGN_SUM',
    'aggregation.crossSeriesReducer': 'REDUCE_SUM',
  })
  const url = `${address}/v3/projects/${projectId}/timeSeries?${query}`
  const { timeSeries } = AnswerSchema.parse(await fetchJson(url, { Authorization: `Bearer ${token}` }))
  const days = new Map<string, number>()
  for (const { interval, value } of timeSeries.flatMap(({ points }) => points)) {
    const day = quotaDay.format(new Date(interval.startTime))
    days.set(day, (days.get(day) ?? 0) + Number(value.int64Value))
  }
  let reads = 0
  let charged = 0
  for (const ofDay of days.values()) {
    reads += ofDay
    charged += Math.max(0, ofDay - freeReadsPerDay)
  }
  return { reads, rupees: Math.ceil((charged / 100_000) * dollarsPer100000Reads * rupeesPerDollar), at: end }
}

/** The free quota begins at midnight in California. */
const quotaDay = new Intl.DateTimeFormat('en', { timeZone: 'America/Los_Angeles', dateStyle: 'short' })

async function tokenOfAccount(): Promise<string> {
  const { applicationDefault } = await import('firebase-admin/app')
  return (await applicationDefault().getAccessToken()).access_token
}

/** Stores the month's reads for the desk if `MONITORING_URL` is set. A failure is only logged. */
export async function lookUpReads(
  { firebase, configuration, clock }: Deps,
  getToken: () => Promise<string> = tokenOfAccount,
): Promise<void> {
  const address = configuration.monitoringUrl()
  if (!address) return
  try {
    const projectId = configuration.projectId()
    const month = await readMonth({ address, projectId, token: await getToken(), now: clock() })
    const firestore = await firebase.firestore()
    await firestore.doc(documentPaths.monthlyReads).set(month)
  } catch (error) {
    logUnknownReads(error)
  }
}

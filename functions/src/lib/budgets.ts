import { createHash } from 'node:crypto'
import { limits, statusPage } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import { RateLimitDocumentSchema } from '@prangan/contract/schemas/private-documents'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { limitedNetworks } from '../http/client-address.ts'
import { compareAndSet, writeIfUnchanged } from './compare-and-set.ts'
import { logAlarm } from './log.ts'
import { parseStored } from './parse-stored.ts'

const hour = 60 * 60_000
const day = 24 * hour
const { otp, search, strangersMails } = limits

/** At most `count` in `per` milliseconds. */
export type RateLimit = { count: number; per: number }

export type Allowance = { by: string; allowed: readonly RateLimit[]; why: string }

/** `document` begins the keys in `rateLimits`; `alarm` is logged with the request that uses the budget up. */
export type Budget<By extends string = string> = Allowance & { by: By; document: string; alarm?: string }

export const perHourAndDay = (hourly: number, daily: number): readonly RateLimit[] => [
  { count: hourly, per: hour },
  { count: daily, per: day },
]

const inAMinute: RateLimit = { count: otp.mailsPerMinute, per: 60_000 }

/** Plugins have their own in `functions/budgets.ts`. Sign-ins (decision 11) and forms of a network (13) count differently. */
export const budgets = {
  codesOfNetwork: {
    document: 'codesFrom',
    by: 'network',
    allowed: [{ count: otp.perNetworkPerHour, per: hour }],
    why: 'One sender cannot use up the codes of everybody.',
  },
  codes: {
    document: 'codes',
    by: 'everybody',
    allowed: [{ count: otp.perHour, per: hour }],
    alarm: 'no more one-time codes are mailed for now',
    why: 'An attack from many networks cannot get the mail server blocked.',
  },
  mailsInHour: {
    document: 'mailsInHour',
    by: 'email',
    allowed: [{ count: strangersMails.perHour, per: hour }],
    why: 'Strangers cannot flood an inbox, whichever mails they cause.',
  },
  mailsInDay: {
    document: 'mailsInDay',
    by: 'email',
    allowed: [{ count: strangersMails.perDay, per: day }],
    why: 'The same, slowly.',
  },
  searchMissesOfNetwork: {
    document: 'searchMissesFrom',
    by: 'network',
    allowed: [{ count: search.missesPerNetwork, per: hour }],
    why: 'One sender cannot decide what the list of searches shows.',
  },
  searchMisses: {
    document: 'searchMisses',
    by: 'everybody',
    allowed: [{ count: search.missesPerHour, per: hour }],
    why: 'All of them write one document.',
  },
} as const satisfies Record<string, Budget>

/** Limits of what is counted in another document, together with what it allows. */
export const allowances = {
  anyCodeOfAccount: {
    by: 'account',
    allowed: [inAMinute],
    why: 'Known sources wait too: a second press on the button sends no second mail.',
  },
  codesOfAccount: {
    by: 'account',
    allowed: [inAMinute, ...perHourAndDay(otp.mailsPerHour, otp.mailsPerDay)],
    why: 'Each code can be guessed, and each is a mail.',
  },
  knownCodesOfAccount: {
    by: 'account',
    allowed: perHourAndDay(otp.knownMailsPerHour, otp.knownMailsPerDay),
    why: 'Strangers cannot use up the codes of the owner.',
  },
  formsOfPerson: {
    by: 'mobile number or e-mail address',
    allowed: [{ count: limits.publicForms.perPersonPerDay, per: day }],
    why: 'Forms that name a person cannot bury the office or their inbox.',
  },
} as const satisfies Record<string, Allowance>

/** The budgets of a kind of status page. */
export const statusPageBudgets = (kind: string) =>
  ({
    codes: {
      document: `${kind}CodesOf`,
      by: 'contact',
      allowed: perHourAndDay(statusPage.codesPerHour, statusPage.codesPerDay),
      why: 'Each code can be guessed, and each is a mail.',
    },
    knownCodes: {
      by: 'contact',
      allowed: perHourAndDay(statusPage.knownCodesPerHour, statusPage.knownCodesPerDay),
      why: 'Strangers cannot use up the codes of the sender.',
    },
    failures: {
      document: `${kind}Failures`,
      by: 'network',
      allowed: [{ count: statusPage.failuresPerNetwork, per: statusPage.failuresWithin }],
      why: 'One sender cannot guess the codes of many.',
    },
  }) as const satisfies Record<string, Allowance | Budget>

/** Returns a budget or allowance with the count that the operator has set. */
export function withCount<Row extends Allowance>(row: Row, count: number) {
  return { ...row, allowed: row.allowed.map(({ per }) => ({ count, per })) }
}

/** Hashes a person or network, so that the address cannot be read from the key. */
export function keyOf(kind: string, subject: string): string {
  return `${kind}-${createHash('sha256').update(subject).digest('base64url').slice(0, 32)}`
}

/**
 * Counts a request against all these budgets or, if one is full, against none: exactly, however many run in parallel. Returns
 * the milliseconds to wait, 0 if it was counted. A full budget costs one read and no write. Throws 503 after too many
 * conflicts.
 */
export async function countRequest<By extends string>(
  firestore: Firestore,
  counted: readonly Budget<By>[],
  subjects: Readonly<Record<Exclude<By, 'everybody'>, string>>,
  now: Date,
): Promise<number> {
  const places = counted.flatMap((budget) => placesOf(budget, subjects))
  // Release 1.0 keeps another form under the bare key, and reads it again if it is put back.
  const documents = places.map(({ key }) => firestore.doc(documentPaths.rateLimit(`budget-${key}`)))
  const { value } = await compareAndSet(async () => {
    const stored = await firestore.getAll(...documents)
    const reads = places.map((place, at) => ({ ...place, ...readBudget(stored[at], place.allowed, now) }))
    const wait = Math.max(...reads.map((read) => read.wait))
    if (wait > 0) return { value: { wait, usedUp: [] } }
    const batch = firestore.batch()
    for (const [at, document] of documents.entries())
      writeIfUnchanged(batch, document, stored[at]?.updateTime, reads[at]?.next ?? {})
    const usedUp = reads.filter(({ next, allowed }) => waitTime(next.turns, allowed, now) > 0)
    return { batch, value: { wait, usedUp } }
  })
  for (const { alarm } of value.usedUp) if (alarm) logAlarm(alarm)
  return value.wait
}

function placesOf<By extends string>(
  { document, by, allowed, alarm }: Budget<By>,
  subjects: Readonly<Record<Exclude<By, 'everybody'>, string>>,
) {
  if (by === 'everybody') return [{ key: document, allowed, alarm }]
  const subject = subjects[by as Exclude<By, 'everybody'>]
  if (by !== 'network') return [{ key: keyOf(document, subject), allowed, alarm }]
  return limitedNetworks(subject).map(({ network, times }) => ({
    key: keyOf(document, network),
    allowed: allowed.map(({ count, per }) => ({ count: count * times, per })),
    alarm,
  }))
}

/**
 * Reads a document of `rateLimits`. Returns the milliseconds to wait (0: none), the times that still count, and the document
 * with one more request, to be written with a precondition on what was read.
 */
export function readBudget(stored: DocumentSnapshot | undefined, allowed: readonly RateLimit[], now: Date) {
  const longest = Math.max(...allowed.map(({ per }) => per))
  const turns = sorted(recent(parseStored(RateLimitDocumentSchema, stored).turns, longest, now))
  return {
    wait: waitTime(turns, allowed, now),
    turns,
    next: { turns: sorted([...turns, now.getTime()]), expiresAt: new Date(now.getTime() + longest) },
  }
}

/** `times` are in ascending order. */
export function waitTime(times: readonly number[], allowed: readonly RateLimit[], now: Date): number {
  const waits = allowed.map(({ count, per }) => {
    const blocking = times.at(-count)
    return blocking === undefined ? 0 : Math.max(0, blocking + per - now.getTime())
  })
  return Math.max(...waits)
}

export function recent(times: readonly number[], per: number, now: Date): number[] {
  return times.filter((time) => time > now.getTime() - per)
}

const sorted = (times: readonly number[]): number[] => [...times].sort((a, b) => a - b)

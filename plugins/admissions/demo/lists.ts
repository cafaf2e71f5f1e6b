import { demoAdmissionFacts as facts } from '@prangan/college/demo/admissions'
import { listId } from '../contract/list-id.ts'
import {
  type AdmissionListDocument,
  AdmissionListDocumentSchema,
} from '../contract/schemas/admission-lists.ts'
import type { AdmissionDocument } from '../contract/schemas/application.ts'
import type { Offer } from '../contract/schemas/full-application.ts'
import type { MeritTrace } from '../contract/schemas/merit-rules.ts'
import { type ComputedList, listOf } from '../functions/lists/compute-list.ts'
import { programmeOf, type StoredSession } from '../functions/sessions/session-store.ts'
import { demoClerk } from './decisions.ts'
import { accepted, admitted, cancelled, declined, feeReported, moved, offered, withdrawn } from './offers.ts'
import { daysFrom } from './session.ts'

export const listedProgramme = facts.listed

/** Days from now. */
const listDays = {
  first: { published: -28, offered: -27, payTo: -18 },
  second: { published: -6, offered: -5, payTo: 6 },
} as const

export type ListTimes = { published: Date } & Pick<Offer, 'payFrom' | 'payTo'>

export function listTimes(now: Date, list: keyof typeof listDays): ListTimes {
  const { published, offered, payTo } = listDays[list]
  return {
    published: daysFrom(now, published, '16:00'),
    payFrom: daysFrom(now, offered),
    payTo: daysFrom(now, payTo, '17:00'),
  }
}

export type DemoList = { id: string; document: AdmissionListDocument; traces: Map<string, MeritTrace> }

export type Applications = ReadonlyMap<string, AdmissionDocument>

export function nextList(
  session: StoredSession,
  applications: Applications,
  earlier: readonly DemoList[],
  published: Date,
): ComputedList {
  const complete = [...applications].flatMap(([id, { details, ...rest }]) =>
    rest.programme === listedProgramme && details ? [{ id, ...rest, details }] : [],
  )
  const programme = programmeOf(session, listedProgramme)
  const known = {
    session,
    programme,
    earlier: earlier.map(({ id, document }) => ({ id, ...document })),
    applications: complete,
  }
  return listOf(known, published)
}

export function publishedList(
  session: StoredSession,
  { number, ruleVersion, rows, report, basis, traces, unusual }: ComputedList,
  times: ListTimes,
): DemoList {
  const document = AdmissionListDocumentSchema.parse({
    session: session.id,
    programme: listedProgramme,
    ...{ number, ruleVersion, rows, report, basis, unusual },
    status: 'published',
    publishedAt: times.published,
    publishedBy: demoClerk,
    withdrawnAt: null,
    reason: '',
    offeredAt: times.payFrom,
    version: 2,
  })
  return { id: listId({ session: session.id, programme: listedProgramme }, number), document, traces }
}

/** Returns the answer to an offer by its position; undefined if it was not made yet. */
type Answer = (offer: AdmissionDocument, place: number) => AdmissionDocument | undefined

export function afterOffers(
  applications: Applications,
  session: StoredSession,
  { id, document }: DemoList,
  { payFrom, payTo }: ListTimes,
  answer: Answer,
): Map<string, AdmissionDocument> {
  const result = new Map(applications)
  const change = (one: string, to: (before: AdmissionDocument) => AdmissionDocument | undefined) => {
    const before = result.get(one)
    const after = before && to(before)
    if (after) result.set(one, after)
  }
  const { offers, moved: movedSeats } = document.report
  const programme = programmeOf(session, listedProgramme)
  for (const [place, seat] of offers.entries()) {
    const made = { list: id, listNumber: document.number, under: seat.under, payFrom, payTo }
    change(seat.id, (before) => answer(offered(before, made, programme), place))
  }
  for (const { id: holder, under } of movedSeats) change(holder, (before) => moved(before, under, payFrom))
  return result
}

export function answersToFirst(session: StoredSession, now: Date): Answer {
  const at = (days: number, time?: string) => daysFrom(now, days, time)
  return (offer, place) => {
    const turn = place % 20
    // No answer: the offer has lapsed.
    if (turn === 9 || turn === 14) return offer
    if (turn === 4) return declined(offer, at(-25))
    if (turn === 11) return withdrawn(offer, at(-24))
    const paid = admitted(feeReported(offer, at(-26 + (place % 6), '11:30')), at(-19, '15:00'))
    if (turn !== 17) return paid
    const left = -16 + (place % 7)
    return cancelled(paid, at(left), session, place < 50 ? at(left + 3) : null)
  }
}

export function answersToSecond(now: Date): Answer {
  const at = (days: number) => daysFrom(now, days, '12:00')
  return (offer, place) => {
    if (place >= 20) return undefined
    switch (place % 5) {
      case 0:
        return feeReported(offer, at(-2))
      case 1:
        return accepted(offer, at(-3))
      case 2:
        return offer
      case 3:
        return admitted(feeReported(offer, at(-4)), at(-1))
      default:
        return declined(offer, at(-3))
    }
  }
}

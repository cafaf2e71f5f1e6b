import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import { originalsDueOf, originalsOf, rollNumberOf } from '../contract/originals.ts'
import type { Original } from '../contract/schemas/admission-day.ts'
import type { AdmissionDocument } from '../contract/schemas/application.ts'
import { programmeOf, type StoredSession } from '../functions/sessions/session-store.ts'
import { demoClerk } from './decisions.ts'
import { daysFrom } from './session.ts'

type Applications = ReadonlyMap<string, AdmissionDocument>

/** Those whose fee was confirmed before this many days have been at the counter. */
const atCounterUntil = -10
/** Days from now until which somebody promised to bring a certificate. */
const promises = [-4, 1, 2, 6, 13]

/** Gives those who were at the counter what was found of their originals, and a number of the roll. */
export function withRolls(applications: Applications, session: StoredSession, now: Date) {
  const result = new Map(applications)
  const counters = new Map<string, { last: number }>()
  for (const [id, application] of admittedIn(applications, now)) {
    const { programme, status, fee } = application
    const counter = `${session.id}-${programme}`
    const count = (counters.get(counter)?.last ?? 0) + 1
    counters.set(counter, { last: count })
    const at = new Date((fee?.confirmedAt ?? now).getTime() + 30 * 60_000)
    const promised = count % 8 === 3 ? promises[Math.floor(count / 8) % promises.length] : undefined
    const until = promised === undefined ? '' : dayInIndia(daysFrom(now, promised))
    const originals = Object.fromEntries(
      originalsOf(session, programmeOf(session, programme), application).map(({ item, name }) => {
        const isOwed = until !== '' && item === 'paper:tc'
        const seen = item === 'paper:tc' ? ('copy' as const) : ('seen' as const)
        const found = { result: isOwed ? ('undertaking' as const) : seen, until: isOwed ? until : '' }
        return [item, { ...found, name, by: demoClerk, at } satisfies Original]
      }),
    )
    const number = rollNumberOf(programme, session.name, count)
    result.set(id, {
      ...application,
      originals,
      originalsDue: status === 'admitted' ? originalsDueOf({ ...application, originals }) : '',
      roll: {
        ...{ number, by: demoClerk, at },
        balance: application.balance,
        ...(application.balance > 0
          ? { because: 'By the principal.', balanceBy: addDays(dayInIndia(at), 30) }
          : { because: '', balanceBy: '' }),
      },
    })
  }
  return { applications: result, counters }
}

const admittedIn = (applications: Applications, now: Date) =>
  [...applications]
    .filter(([, { fee }]) => fee?.confirmedAt && fee.confirmedAt < daysFrom(now, atCounterUntil))
    .sort(([, one], [, other]) => timeOf(one) - timeOf(other))

const timeOf = ({ fee }: AdmissionDocument): number => fee?.confirmedAt?.getTime() ?? 0

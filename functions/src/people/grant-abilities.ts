import { endOfDayInIndia } from '@prangan/contract/india-time'
import { type Grant, grantNames, grantsAt, lastDaysOf, type StoredGrants } from '@prangan/contract/roles'
import type { GrantAbilitiesInputSchema } from '@prangan/contract/schemas/people'
import type * as z from 'zod/mini'
import { findUserById } from '../auth/account-store.ts'
import type { Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { changeStaff } from './change-staff.ts'
import { isOff, listGrants } from './list-grants.ts'

/**
 * Replaces the grants, except those of a plugin that is off: they are back when it is on again. A call that knows of no last days
 * keeps those that there are.
 */
function grantsAfter(
  { grants, lastDays: sent }: z.infer<typeof GrantAbilitiesInputSchema>,
  before: StoredGrants,
): { grants: string[]; grantsUntil: Record<string, Date> } {
  const lastDays: Partial<Record<string, string>> = sent ?? lastDaysOf(before)
  const chosen = grantNames.filter((grant) => grants.includes(grant))
  const ends = chosen.flatMap((grant) => {
    const day = lastDays[grant]
    return day ? [[grant, endOfDayInIndia(day)] as const] : []
  })
  return {
    grants: [...chosen.filter((grant) => !lastDays[grant]), ...before.grants.filter(isOff)],
    grantsUntil: Object.fromEntries([
      ...ends,
      ...Object.entries(before.grantsUntil).filter(([grant]) => isOff(grant)),
    ]),
  }
}

/** A grant with another last day, or without one now, is given again. */
function changesOf(before: StoredGrants, after: StoredGrants, now: Date) {
  const [had, has] = [grantsAt(before, now), grantsAt(after, now)]
  const [oldDays, lastDays] = [lastDaysOf(before), lastDaysOf(after)]
  const given = grantNames.filter(
    (grant) => has.includes(grant) && !(had.includes(grant) && oldDays[grant] === lastDays[grant]),
  )
  const dayOf = (grant: Grant) => (lastDays[grant] ? [[grant, lastDays[grant]] as const] : [])
  const days = Object.fromEntries(given.flatMap(dayOf))
  return {
    given,
    ...(Object.keys(days).length > 0 && { lastDays: days }),
    taken: grantNames.filter((grant) => had.includes(grant) && !has.includes(grant)),
  }
}

/**
 * Sessions continue: a removed permission ends with the next call or read, because both check the staff document. The person is
 * told by mail, and on an open desk.
 */
export const grantAbilities: Handler<'grantAbilities'> = async ({ params, body }, context) => {
  const user = await findUserById(await context.firebase.auth(), params.uid)
  const version = await changeStaff(context, params.uid, (staff) => {
    if (staff.role === 'admin') throw new Failure('admin-may-all')
    if (staff.version !== body.version) throw new Failure('changed-meanwhile')
    const after = grantsAfter(body, staff)
    const detail = `${listGrants(staff)} → ${listGrants(after)}`
    if (listGrants(staff) === listGrants(after)) return undefined
    const changes = changesOf(staff, after, context.now)
    const isTold = changes.given.length + changes.taken.length > 0
    const mail = {
      kind: 'abilities changed',
      to: staff.email,
      name: user?.displayName ?? '',
      ...changes,
      language: null,
    } as const
    return { fields: after, ...(isTold && { mail }), action: 'abilities changed', detail }
  })
  return { message: 'The permissions were saved.', version }
}

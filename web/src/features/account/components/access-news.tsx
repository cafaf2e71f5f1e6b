import { dayInIndia } from '@prangan/contract/india-time'
import { type Grant, grantNames } from '@prangan/contract/roles'
import { X } from 'lucide-react'
import { deskMessages } from '../../../messages/desk.ts'
import { messages } from '../../../messages/index.ts'
import type { CheckedSession } from '../api/check-session.ts'

/** `ended` had a last day that is over; the office took the others away. */
export type AccessChange = {
  given: readonly Grant[]
  taken: readonly Grant[]
  ended: readonly Grant[]
}

/** The difference between what was granted and what is granted now; undefined if there is none. */
export function changeOf(
  { grants: before = [], lastDays = {} }: CheckedSession,
  { grants: after = [] }: CheckedSession,
): AccessChange | undefined {
  const today = dayInIndia(new Date())
  const given = grantNames.filter((grant) => after.includes(grant) && !before.includes(grant))
  const gone = grantNames.filter((grant) => before.includes(grant) && !after.includes(grant))
  const ended = gone.filter((grant) => (lastDays[grant] ?? today) < today)
  const taken = gone.filter((grant) => !ended.includes(grant))
  return given.length + gone.length > 0 ? { given, taken, ended } : undefined
}

/** Joins the names of grants: ‘See applications’, ‘Confirm fees’. */
export const namedGrants = (grants: readonly Grant[]) =>
  grants.map((grant) => `‘${deskMessages().grants[grant].label}’`).join(', ')

/** Says, above whatever is open on the desk, how the person's access has changed, until they have read it. */
export function AccessNews({ change, onRead }: { change: AccessChange | null; onRead: () => void }) {
  const { access } = messages().account
  return (
    <div role="status" className="sticky top-20 z-20 md:top-4">
      {change && (
        <div className="mb-6 flex items-start gap-3 rounded-e-card border-s-4 border-indigo-400 bg-indigo-50 py-2 pe-2 ps-4 text-sm font-medium text-indigo-900 shadow-card">
          <div className="grid flex-1 gap-1 py-1.5">
            {change.given.length > 0 && <p>{access.given(namedGrants(change.given))}</p>}
            {change.taken.length > 0 && <p>{access.taken(namedGrants(change.taken))}</p>}
            {change.ended.length > 0 && <p>{access.ended(namedGrants(change.ended))}</p>}
          </div>
          <button
            type="button"
            onClick={onRead}
            aria-label={access.read}
            className="inline-flex size-9 flex-none items-center justify-center rounded-card hover:bg-indigo-100"
          >
            <X aria-hidden="true" size={18} />
          </button>
        </div>
      )}
    </div>
  )
}

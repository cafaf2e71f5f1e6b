import { dayInIndia } from '@prangan/contract/india-time'
import { grantNames } from '@prangan/contract/roles'
import { formatDateTime } from '../../../../lib/format-day.ts'
import { formatLastDay } from '../../../../lib/format-last-day.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Badge } from '../../../../ui/badge.tsx'
import type { PersonRow } from '../api/person-row.ts'
import { stateTones } from '../state-tones.ts'

const texts = () => deskMessages().people
const grantTexts = () => deskMessages().grants

export const RoleBadge = ({ person: { role } }: { person: PersonRow }) => (
  <Badge tone={role === 'admin' ? 'indigo' : 'plain'}>{texts().roles[role]}</Badge>
)

export const StateBadge = ({ person: { state, firstPasswordUntil } }: { person: PersonRow }) =>
  state === 'active' && firstPasswordUntil ? (
    <Badge tone="marigold">{texts().notSignedInYet}</Badge>
  ) : (
    <Badge tone={stateTones[state]}>{texts().states[state]}</Badge>
  )

/** Lists what a person may do with the last days, and what has ended. */
export function abilitiesOf({ role, grants, lastDays = {} }: PersonRow): string {
  if (role === 'admin') return texts().everything
  const today = dayInIndia(new Date())
  const named = grantNames.flatMap((grant) => {
    const [{ label }, day] = [grantTexts()[grant], lastDays[grant]]
    if (!day) return grants.includes(grant) ? [label] : []
    return [(day < today ? texts().ended : texts().until)(label, formatLastDay(day, today))]
  })
  return named.join(', ')
}

export const lastSignInOf = ({ lastSignIn }: PersonRow): string =>
  lastSignIn ? formatDateTime(new Date(lastSignIn)) : texts().never

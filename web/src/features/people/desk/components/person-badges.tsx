import { formatDateTime } from '../../../../lib/format-day.ts'
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

export function abilitiesOf({ role, grants }: PersonRow): string {
  if (role === 'admin') return texts().everything
  return grants.map((grant) => grantTexts()[grant].label).join(', ')
}

export const lastSignInOf = ({ lastSignIn }: PersonRow): string =>
  lastSignIn ? formatDateTime(new Date(lastSignIn)) : texts().never

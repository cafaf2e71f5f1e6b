import { formatMoment } from '../../../../lib/format-moment.ts'
import { Badge } from '../../../../ui/badge.tsx'
import type { PersonRow } from '../api/person-row.ts'
import { grantLabels, roleLabels, stateLabels, stateTones } from '../person-labels.ts'

export const RoleBadge = ({ person: { role } }: { person: PersonRow }) => (
  <Badge tone={role === 'admin' ? 'indigo' : 'plain'}>{roleLabels[role]}</Badge>
)

export const StateBadge = ({ person: { state } }: { person: PersonRow }) => (
  <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>
)

/** What somebody may do beside their own profile, as text. */
export function abilitiesOf({ role, grants }: PersonRow): string {
  if (role === 'admin') return 'Everything'
  return grants.map((grant) => grantLabels[grant].label).join(', ')
}

/** When somebody last signed in, as text. */
export const lastSignInOf = ({ lastSignIn }: PersonRow): string =>
  lastSignIn ? formatMoment(new Date(lastSignIn)) : 'Never'

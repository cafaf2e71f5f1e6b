import { Link } from 'react-router-dom'
import type { StepLink } from '../../../../lib/use-address-params.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import type { Column } from '../../../../ui/desk/data-table.tsx'
import { EmailText } from '../../../../ui/desk/email-text.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import type { PersonRow } from '../api/person-row.ts'
import { abilitiesOf, lastSignInOf, RoleBadge, StateBadge } from './person-badges.tsx'

const columns = () => deskMessages().people.columns
const lastSignInAt = () => deskMessages().people.lastSignInAt

/** The table's columns; on a phone each row is a card. */
export const personColumns = (linkTo: (id: string) => StepLink): Column<PersonRow>[] => [
  {
    id: 'title',
    header: columns().name,
    cell: ({ id, name, email }) => (
      <>
        <Link
          {...linkTo(id)}
          className="inline-block min-h-6 font-semibold text-indigo-950 underline wrap-anywhere hover:text-marigold-700"
        >
          <UserText text={name} />
        </Link>
        {name !== email && (
          <p className="text-muted wrap-anywhere">
            <EmailText email={email} />
          </p>
        )}
      </>
    ),
  },
  { id: 'role', header: columns().role, cell: (person) => <RoleBadge person={person} /> },
  { id: 'abilities', header: columns().abilities, cell: abilitiesOf },
  { id: 'state', header: columns().state, cell: (person) => <StateBadge person={person} /> },
  {
    id: 'signed-in',
    header: columns().lastSignIn,
    cell: (person) => (
      <>
        <span className="people-hint">{lastSignInAt()}</span>
        {lastSignInOf(person)}
      </>
    ),
  },
]

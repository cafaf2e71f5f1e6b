import { KeyRound, Mail, SlidersHorizontal, UserRoundCheck, UserRoundX } from 'lucide-react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { formatDateTime } from '../../../../lib/format-day.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { DetailsList } from '../../../../ui/desk/details-list.tsx'
import type { DetailsProps } from '../../../../ui/desk/dialog-parts.ts'
import { EmailText } from '../../../../ui/desk/email-text.tsx'
import { Message } from '../../../../ui/message.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import type { PersonRow } from '../api/person-row.ts'
import type { PersonAction } from '../person-actions.ts'
import { abilitiesOf, lastSignInOf, RoleBadge, StateBadge } from './person-badges.tsx'

const columns = () => deskMessages().people.columns
const texts = () => deskMessages().people.details
const form = () => deskMessages().people.form
const onlyOwnProfile = () => deskMessages().people.onlyOwnProfile

type PersonDetailsProps = DetailsProps<PersonRow, PersonAction>

export function PersonDetails(props: PersonDetailsProps) {
  const { row } = props
  const { uid } = useDeskSession()
  const isSelf = row.uid === uid
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h3 className="font-serif text-lg leading-7 font-semibold wrap-anywhere text-indigo-950">
          <UserText text={row.name} />
        </h3>
        <p className="text-sm text-muted wrap-anywhere">
          <EmailText email={row.email} />
        </p>
        <p className="flex flex-wrap gap-2">
          <RoleBadge person={row} /> <StateBadge person={row} />
        </p>
      </div>
      <Message tone="info">{isSelf ? texts().isSelf : stateText(row)}</Message>
      {!isSelf && <Buttons {...props} />}
      <DetailsList
        items={[
          { label: columns().abilities, text: abilitiesOf(row) || onlyOwnProfile(), isWide: true },
          { label: columns().lastSignIn, text: lastSignInOf(row), isWide: true },
        ]}
      />
    </div>
  )
}

function stateText({ state, firstPasswordUntil }: PersonRow): string {
  if (state === 'disabled') return texts().disabled
  if (state === 'removed') return texts().removed
  if (!firstPasswordUntil) return ''
  const until = new Date(firstPasswordUntil)
  return until > new Date() ? texts().firstPassword(formatDateTime(until)) : texts().firstPasswordEnded
}

function Buttons({ row, ask, edit }: PersonDetailsProps) {
  const { role, state, firstPasswordUntil } = row
  return (
    <div className="flex flex-wrap gap-3">
      {role === 'faculty' && (
        <Button data-edit="" onClick={edit}>
          <SlidersHorizontal aria-hidden="true" size={18} />
          {form().title}
        </Button>
      )}
      {state === 'active' && firstPasswordUntil && (
        <Button look="secondary" onClick={() => ask('signInMail')}>
          <Mail aria-hidden="true" size={18} />
          {texts().sendSignInMail}
        </Button>
      )}
      {state === 'active' && !firstPasswordUntil && (
        <Button look="secondary" onClick={() => ask('reset')}>
          <KeyRound aria-hidden="true" size={18} />
          {texts().reset}
        </Button>
      )}
      {state === 'disabled' ? (
        <Button look="secondary" onClick={() => ask('enable')}>
          <UserRoundCheck aria-hidden="true" size={18} />
          {texts().enable}
        </Button>
      ) : (
        <Button look="secondary" onClick={() => ask('disable')}>
          <UserRoundX aria-hidden="true" size={18} />
          {texts().disable}
        </Button>
      )}
    </div>
  )
}

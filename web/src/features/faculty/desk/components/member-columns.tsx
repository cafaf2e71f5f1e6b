import { college } from '@prangan/college/config'
import { Link } from 'react-router-dom'
import type { StepLink } from '../../../../lib/use-address-params.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { termInLanguage } from '../../../../messages/language.ts'
import { Badge } from '../../../../ui/badge.tsx'
import type { Column } from '../../../../ui/desk/data-table.tsx'
import { EmailText } from '../../../../ui/desk/email-text.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import type { MemberRow } from '../api/member-row.ts'
import { MemberPhoto } from './member-photo.tsx'

const labels = () => deskMessages().profiles.fields

export type LinkTo = (id: string) => StepLink

/** The table's columns; on a phone each row is a card. */
export const memberColumns = (
  linkTo: LinkTo,
  departmentName: (stored: string) => string,
): Column<MemberRow>[] => [
  { id: 'title', header: labels().name, cell: (member) => <Name member={member} link={linkTo(member.id)} /> },
  {
    id: 'department',
    header: labels().department,
    cell: ({ department }) => <UserText text={departmentName(department)} />,
  },
  { id: 'phone', header: labels().phone, cell: ({ phone }) => phone },
  { id: 'email', header: labels().email, cell: ({ email }) => <EmailText email={email} /> },
]

export type MemberProps = { member: MemberRow; link: StepLink }

function Name({ member, link }: MemberProps) {
  const { name, designation, isRemoved } = member
  return (
    <div className="flex items-center gap-4">
      <MemberPhoto member={member} className="w-10 flex-none rounded-card" />
      <div className="min-w-0">
        <Link
          {...link}
          className="inline-block min-h-6 font-semibold text-indigo-950 underline wrap-anywhere hover:text-marigold-700"
        >
          <UserText text={name} />
        </Link>
        <p className="text-sm text-muted wrap-anywhere">
          <UserText text={termInLanguage(college.designations, designation)} />{' '}
          {isRemoved && <Badge tone="danger">{deskMessages().members.removed}</Badge>}
        </p>
      </div>
    </div>
  )
}

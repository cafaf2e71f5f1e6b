import { college } from '@prangan/college/config'
import { dayInIndia } from '@prangan/contract/india-time'
import { profileSlug } from '@prangan/contract/profile-slug'
import { fileUrl, storagePaths } from '@prangan/contract/storage-paths'
import { Pencil, RotateCcw, UserRoundX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { formatDate } from '../../../../lib/format-day.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { termInLanguage } from '../../../../messages/language.ts'
import { paths } from '../../../../paths.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { type DetailItem, DetailsList } from '../../../../ui/desk/details-list.tsx'
import type { DetailsProps } from '../../../../ui/desk/dialog-parts.ts'
import { EmailText } from '../../../../ui/desk/email-text.tsx'
import { Message } from '../../../../ui/message.tsx'
import { NewTabHint } from '../../../../ui/new-tab-hint.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { useDepartmentName } from '../../api/use-department-name.ts'
import { useProfileReview } from '../../api/use-profile-review.ts'
import type { MemberRow } from '../api/member-row.ts'
import { memberFields } from '../member-fields.ts'
import { MemberPhoto } from './member-photo.tsx'
import { useRestore } from './use-restore.ts'

const members = () => deskMessages().members
const profiles = () => deskMessages().profiles
const texts = () => members().details

export function MemberDetails({ row, ask, edit, onBusyChange }: DetailsProps<MemberRow, 'remove'>) {
  const { restore, isBusy, error } = useRestore(row, onBusyChange)
  const { can } = useDeskSession()
  return (
    <div className="grid gap-6">
      <Who member={row} />
      <Message tone="error">{error}</Message>
      <Message tone="info">{row.isRemoved && texts().removed}</Message>
      <div className="flex flex-wrap gap-3">
        <Button data-edit="" onClick={edit} disabled={isBusy}>
          <Pencil aria-hidden="true" size={18} />
          {texts().edit}
        </Button>
        {!can('faculty:hide') ? null : row.isRemoved ? (
          <Button look="secondary" busy={isBusy} onClick={restore}>
            {!isBusy && <RotateCcw aria-hidden="true" size={18} />}
            {texts().restore[isBusy ? 1 : 0]}
          </Button>
        ) : (
          <Button look="secondary" onClick={() => ask('remove')}>
            <UserRoundX aria-hidden="true" size={18} />
            {members().remove.labels[0]}
          </Button>
        )}
      </div>
      <DetailsList items={[{ label: texts().lastChecked, text: useReviewText(row.id) }, ...detailsOf(row)]} />
    </div>
  )
}

const linkClass =
  'inline-flex min-h-6 items-center text-sm font-semibold text-indigo-800 underline hover:text-marigold-700'

function Who({ member }: { member: MemberRow }) {
  const { name, designation, department, email, isRemoved, id, resume } = member
  const departmentName = useDepartmentName()
  return (
    <div className="flex gap-4 sm:gap-6">
      <MemberPhoto member={member} isMain className="w-24 flex-none self-start rounded-card sm:w-32" />
      <div className="grid min-w-0 content-center gap-1">
        <h3 className="font-serif text-lg leading-7 font-semibold wrap-anywhere text-indigo-950">
          <UserText text={name} />
        </h3>
        <p className="text-sm text-marigold-700 wrap-anywhere">
          <UserText text={termInLanguage(college.designations, designation)} />
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          <UserText text={departmentName(department)} />
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          <EmailText email={email} />
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 pt-2">
          {isRemoved && <Badge tone="danger">{members().removed}</Badge>}
          {!isRemoved && (
            <NewTab href={paths.facultyProfile.href(profileSlug({ id, name }))}>
              {profiles().publicProfile}
            </NewTab>
          )}
          {!isRemoved && resume && (
            <NewTab href={fileUrl(storagePaths.resume(id, resume))}>{profiles().resume.label}</NewTab>
          )}
        </div>
      </div>
    </div>
  )
}

function NewTab({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={linkClass}>
      {children}
      <NewTabHint />
    </a>
  )
}

function useReviewText(uid: string): string {
  const { live } = useProfileReview(uid)
  if (live.status !== 'ready') return live.status === 'loading' ? '…' : ''
  return live.value ? formatDate(dayInIndia(live.value.at)) : texts().never
}

const detailsOf = (member: MemberRow): DetailItem[] => [
  ...memberFields().map((field) => ({
    label: field.label,
    text: member[field.name],
    isWide: 'isLong' in field,
  })),
  { label: profiles().resume.label, text: member.resume, isWide: true },
  { label: texts().id, text: member.email, isWide: true },
]

import { college } from '@prangan/college/config'
import { Link } from 'react-router-dom'
import type { LivePages } from '../../../../lib/use-live-pages.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { termInLanguage } from '../../../../messages/language.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import type { MemberRow } from '../api/member-row.ts'
import type { LinkTo, MemberProps } from './member-columns.tsx'
import { MemberPhoto } from './member-photo.tsx'

const texts = () => deskMessages().members

const gridClass = 'grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))]'
const skeletons = [1, 2, 3, 4, 5]

type MemberGridProps = {
  list: LivePages<MemberRow>
  linkTo: LinkTo
  departmentName: (stored: string) => string
  emptyText: string
}

/** Members as cards; all of a card opens the panel. */
export function MemberGrid({ list, linkTo, departmentName, emptyText }: MemberGridProps) {
  if (list.status === 'loading')
    return (
      <div aria-hidden="true" className={gridClass}>
        {skeletons.map((card) => (
          <CardSkeleton key={card} />
        ))}
      </div>
    )
  if (list.rows.length === 0) return list.status === 'failed' ? null : <EmptyState>{emptyText}</EmptyState>
  return (
    <ul aria-label={texts().caption} className={gridClass}>
      {list.rows.map((member) => (
        <Card
          key={member.id}
          member={member}
          link={linkTo(member.id)}
          department={departmentName(member.department)}
        />
      ))}
    </ul>
  )
}

const cardClass = 'relative flex gap-4 rounded-card border border-line bg-white p-4 shadow-card'

function Card({ member, link, department }: MemberProps & { department: string }) {
  const { name, designation, isRemoved } = member
  return (
    <li className={`${cardClass} hover:border-marigold-500`}>
      <MemberPhoto member={member} className="w-16 flex-none self-start rounded-card" />
      <div className="grid min-w-0 flex-1 content-start gap-0.5 text-sm">
        <h2 className="font-serif text-base leading-6 font-semibold wrap-anywhere">
          <Link
            {...link}
            className="text-indigo-950 after:absolute after:inset-0 after:rounded-card hover:text-marigold-700"
          >
            <UserText text={name} />
          </Link>
        </h2>
        <p className="text-marigold-700 wrap-anywhere">
          <UserText text={termInLanguage(college.designations, designation)} />
        </p>
        <p className="text-muted wrap-anywhere">
          <UserText text={department} />
        </p>
        {isRemoved && (
          <p className="pt-1">
            <Badge tone="danger">{texts().removed}</Badge>
          </p>
        )}
      </div>
    </li>
  )
}

function CardSkeleton() {
  return (
    <div className={`${cardClass} desk-skeleton`}>
      <div className="aspect-[4/5] w-16 flex-none rounded-card bg-indigo-50" />
      <div className="grid flex-1 content-start gap-3 py-1">
        <span />
        <span />
      </div>
    </div>
  )
}

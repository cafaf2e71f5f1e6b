import { dayInIndia } from '@prangan/contract/india-time'
import { otherLanguages } from '@prangan/contract/languages'
import { settingsId } from '@prangan/contract/paths'
import {
  Archive,
  ArchiveRestore,
  CalendarX2,
  ClipboardCheck,
  FileX2,
  type LucideIcon,
  MoveRight,
  PencilLine,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { formatDate, formatDateTime } from '../../../../lib/format-day.ts'
import { usePersonNames } from '../../../../lib/person-names.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { languageName } from '../../../../messages/language-name.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { DetailsList } from '../../../../ui/desk/details-list.tsx'
import type { DetailsProps } from '../../../../ui/desk/dialog-parts.ts'
import { PageNotes } from '../../../../ui/desk/page-notes.tsx'
import { editorAbility, editorHref } from '../editor-href.ts'
import { issuesText, type PageRow, pageName, publicVersion, stateAt, upcoming } from '../page-labels.ts'
import { authorName } from '../version-note.ts'
import type { PageAction } from './page-actions.tsx'
import { PageBadges } from './page-badges.tsx'
import { PageOwners } from './page-owners.tsx'
import { SharePreview } from './share-preview.tsx'

const texts = () => deskMessages().pagesList
const fields = () => texts().details.fields
const actions = () => texts().details.actions

type Props = DetailsProps<PageRow, PageAction>

export function PageDetails({ row, ask, onBusyChange }: Props) {
  const { can } = useDeskSession()
  const nameOf = usePersonNames()
  const { id, title, path, review, findings } = row
  const scheduledAt = upcoming(row, new Date())
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sand px-4 py-3 text-sm">
        <PageBadges page={row} />
        {scheduledAt && <span>{texts().publicFrom(formatDateTime(scheduledAt))}</span>}
        {id !== settingsId && publicVersion(row, new Date()) !== null && <PageNotes path={path} />}
      </div>
      <DetailsList
        items={[
          ...(id === settingsId
            ? [{ label: fields().title, text: pageName(row) }]
            : [
                { label: fields().title, text: title.en },
                ...otherLanguages.map((language) => ({
                  label: fields().titleIn(languageName(language)),
                  text: title[language] ?? '',
                })),
                { label: fields().address, text: path },
              ]),
          { label: fields().published, text: String(publicVersion(row, new Date()) ?? '') },
          ...(row.isSuggested && row.suggestedBy
            ? [{ label: fields().suggestedBy, text: nameOf(row.suggestedBy, row.suggestedBy).name }]
            : []),
          {
            label: fields().changed,
            text: `${formatDateTime(row.updatedAt)}, ${authorName(nameOf(row.updatedBy, row.updatedBy).name)}`,
          },
          {
            label: fields().checked,
            text: review.confirmedAt
              ? `${formatDateTime(review.confirmedAt)}, ${nameOf(review.by, review.by).name}`
              : '',
          },
          { label: fields().checkBy, text: formatDate(dayInIndia(review.dueAt)) },
          {
            label: fields().toImprove,
            text:
              issuesText(findings) ||
              (row.published === null ? texts().details.notCheckedYet : texts().details.nothingFound),
          },
          ...(findings.brokenLinks.length > 0
            ? [{ label: fields().broken, text: findings.brokenLinks.join('\n'), isWide: true }]
            : []),
        ]}
      />
      <Actions row={row} ask={ask} />
      {row.hasDraft && can(editorAbility(id)) && <SharePreview page={row} />}
      {id !== settingsId && can('page:assign') && <PageOwners page={row} onBusyChange={onBusyChange} />}
    </>
  )
}

function Actions({ row, ask }: Pick<Props, 'row' | 'ask'>) {
  const { can } = useDeskSession()
  const { id, hasDraft, latest } = row
  const now = new Date()
  const state = stateAt(row, now)
  const isPage = id !== settingsId && can('page:structure')
  const isEditable = can(editorAbility(id))
  const offered: [PageAction, LucideIcon, string, boolean][] = [
    ['confirm', ClipboardCheck, actions().confirm, isEditable && latest !== null],
    ['move', MoveRight, actions().move, isPage],
    [
      'cancelSchedule',
      CalendarX2,
      actions().cancelSchedule,
      upcoming(row, now) !== null && isEditable && can('page:publish'),
    ],
    ['discard', FileX2, latest === null ? actions().deletePage : actions().discard, isEditable && hasDraft],
    ['takeDown', Archive, actions().takeDown, isPage && (state === 'published' || state === 'scheduled')],
    ['restore', ArchiveRestore, actions().restore, isPage && state === 'down'],
  ]
  return (
    <div className="flex flex-wrap gap-3">
      {offered.map(
        ([kind, Icon, label, isOffered]) =>
          isOffered && (
            <Button key={kind} look="secondary" size="small" onClick={() => ask(kind)}>
              <Icon aria-hidden="true" size={16} />
              {label}
            </Button>
          ),
      )}
    </div>
  )
}

export function EditLink({ row: { id } }: Props) {
  const { can } = useDeskSession()
  if (!can(editorAbility(id))) return null
  return (
    <Link to={editorHref(id)} className={buttonClass()}>
      <PencilLine aria-hidden="true" size={18} />
      {texts().details.edit}
    </Link>
  )
}

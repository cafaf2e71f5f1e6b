import { dayInIndia } from '@prangan/contract/india-time'
import { settingsId } from '@prangan/contract/paths'
import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { formatDate, formatDateTime } from '../../../../lib/format-day.ts'
import type { NameOf } from '../../../../lib/person-names.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { classNames } from '../../../../ui/class-names.ts'
import type { Column } from '../../../../ui/desk/data-table.tsx'
import { IconButton } from '../../../../ui/desk/icon-button.tsx'
import { Translations } from '../../../../ui/desk/translations.tsx'
import { editorHref } from '../editor-href.ts'
import { isReviewDue, issuesText, type PageRow, pageName } from '../page-labels.ts'
import { authorName } from '../version-note.ts'
import { PageBadges } from './page-badges.tsx'

const texts = () => deskMessages().pagesList

/** The list's columns. `opener` makes the props of the button that shows the details of a page; one that may be edited is a link. */
export function pageColumns(
  opener: (id: string) => ComponentProps<'button'>,
  isEditable: (id: string) => boolean,
  nameOf: NameOf,
): Column<PageRow>[] {
  return [
    {
      id: 'title',
      header: texts().columns.page,
      cell: (page) => <Title page={page} isEditable={isEditable(page.id)} />,
    },
    { id: 'state', header: texts().columns.state, cell: (page) => <State page={page} /> },
    {
      id: 'changed',
      header: texts().columns.changed,
      cell: ({ updatedAt, updatedBy }) => (
        <>
          <time dateTime={updatedAt.toISOString()} className="block">
            {formatDateTime(updatedAt)}
          </time>
          <span className="block text-xs text-muted wrap-anywhere" title={nameOf(updatedBy, updatedBy).title}>
            {authorName(nameOf(updatedBy, updatedBy).name)}
          </span>
        </>
      ),
    },
    {
      id: 'findings',
      header: texts().columns.toImprove,
      cell: ({ findings }) => <span className="text-muted">{issuesText(findings)}</span>,
    },
    { id: 'review', header: texts().columns.review, cell: (page) => <Review page={page} /> },
    {
      id: 'actions',
      header: <span className="sr-only">{texts().columns.details}</span>,
      cell: (page) => (
        <IconButton label={texts().detailsOf(pageName(page))} {...opener(page.id)}>
          <Ellipsis aria-hidden="true" size={20} />
        </IconButton>
      ),
    },
  ]
}

function State({ page }: { page: PageRow }) {
  const { isSuggested, suggestedBy } = page
  return (
    <>
      <PageBadges page={page} />
      {isSuggested && suggestedBy && (
        <span className="block pt-1 text-xs text-muted wrap-anywhere">
          {texts().suggestedBy(suggestedBy)}
        </span>
      )}
    </>
  )
}

function Title({ page, isEditable }: { page: PageRow; isEditable: boolean }) {
  const { id, title, path } = page
  const name = id === settingsId ? pageName(page) : title.en
  return (
    <>
      {isEditable ? (
        <Link
          to={editorHref(id)}
          className="inline-block min-h-6 font-semibold text-indigo-900 underline wrap-anywhere hover:text-marigold-700"
        >
          {name}
        </Link>
      ) : (
        <span className="font-semibold text-indigo-950 wrap-anywhere">{name}</span>
      )}
      <Translations text={title} className="block text-sm text-ink" />
      {path && <span className="block text-xs text-muted wrap-anywhere">{path}</span>}
    </>
  )
}

function Review({ page }: { page: PageRow }) {
  const isDue = isReviewDue(page, new Date())
  return (
    <span className={classNames('text-xs', isDue ? 'font-semibold text-danger' : 'text-muted')}>
      {isDue ? texts().reviewDue : texts().reviewBy}
      <time dateTime={page.review.dueAt.toISOString()} className="whitespace-nowrap">
        {formatDate(dayInIndia(page.review.dueAt))}
      </time>
    </span>
  )
}

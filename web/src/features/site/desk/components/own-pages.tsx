import { ownPagePath } from '@prangan/contract/desk-paths'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { formatDateTime } from '../../../../lib/format-day.ts'
import { type NameOf, usePersonNames } from '../../../../lib/person-names.ts'
import { useLive } from '../../../../lib/use-live.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { SectionLoading } from '../../../../ui/desk/section-loading.tsx'
import { Translations } from '../../../../ui/desk/translations.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import type { PageRow } from '../page-labels.ts'
import { authorName } from '../version-note.ts'
import { PageBadges } from './page-badges.tsx'
import { loadOwnPages } from './watch-own-pages.tsx'

const texts = () => deskMessages().pagesList.own

export function OwnPages() {
  const { uid } = useDeskSession()
  const { live, retry } = useLive(loadOwnPages, uid)
  const nameOf = usePersonNames()
  return (
    <section aria-labelledby="own-pages" className="grid gap-6">
      <div>
        <h1 id="own-pages" className="text-2xl text-indigo-950">
          {texts().title}
        </h1>
        <p className="pt-1 text-muted">{texts().text}</p>
      </div>
      {live.status === 'loading' && <SectionLoading />}
      {live.status === 'failed' && <LoadFailure onRetry={retry}>{texts().notLoaded}</LoadFailure>}
      {live.status === 'ready' &&
        (live.value.length > 0 ? (
          <ul className="grid gap-3">
            {live.value.map((page) => (
              <OwnPage key={page.id} page={page} nameOf={nameOf} />
            ))}
          </ul>
        ) : (
          <EmptyState>{texts().empty}</EmptyState>
        ))}
    </section>
  )
}

function OwnPage({ page, nameOf }: { page: PageRow; nameOf: NameOf }) {
  const { id, title, updatedAt, updatedBy } = page
  const author = nameOf(updatedBy)
  return (
    <li className="relative flex items-center gap-4 rounded-card border border-line bg-white p-4 shadow-card hover:border-indigo-400">
      <div className="grid min-w-0 flex-1 justify-items-start gap-1">
        <Link
          to={ownPagePath(id)}
          className="font-semibold text-indigo-900 wrap-anywhere after:absolute after:inset-0 hover:text-marigold-700"
        >
          {title.en}
        </Link>
        <Translations text={title} className="text-sm" />
        <span className="text-xs text-muted wrap-anywhere" title={author.title}>
          {formatDateTime(updatedAt)}, {authorName(author.name)}
        </span>
        <PageBadges page={page} />
      </div>
      <ChevronRight aria-hidden="true" size={20} className="flex-none text-muted" />
    </li>
  )
}

import { ArrowLeft, ExternalLink, History } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import type { DraftView } from '../editor/draft-store.ts'
import type { PageDraft } from '../editor/use-page-draft.ts'
import type { PageRow } from '../page-labels.ts'
import { PageBadges } from './page-badges.tsx'
import { SaveStatus } from './save-status.tsx'
import { WhoElse } from './who-else.tsx'

type EditorHeaderProps = {
  page: PageRow
  view: DraftView
  draft: PageDraft
  back: { href: string; label: string }
  onHistory: () => void
  /** The one primary button: to publish, or to suggest. */
  children: ReactNode
  bar: ReactNode
}

/** The head of the editor: which page, whether it is saved, and what to do next. */
export function EditorHeader(props: EditorHeaderProps) {
  const { page, view, draft, back, onHistory, children, bar } = props
  const { title, path, state } = page
  return (
    <header className="sticky top-0 z-20 grid gap-2 border-b border-line bg-white px-4 py-2.5 shadow-card sm:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link
          to={back.href}
          className="inline-flex min-h-9 items-center gap-1.5 text-sm font-semibold text-indigo-900 hover:text-marigold-700"
        >
          <ArrowLeft aria-hidden="true" size={18} />
          {back.label}
        </Link>
        <div className="min-w-0 flex-[1_1_14rem]">
          <h1 className="truncate text-lg text-indigo-950">
            {view.head.title.en || title.en || 'No title yet'}
          </h1>
        </div>
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
          {path && state === 'published' && (
            <a
              href={path}
              target="_blank"
              rel="noopener"
              className={`${buttonClass('quiet', 'small')} max-sm:px-2`}
            >
              <ExternalLink aria-hidden="true" size={16} />
              View<span className="sr-only"> the public page (opens in a new tab)</span>
            </a>
          )}
          <Button look="quiet" size="small" onClick={onHistory}>
            <History aria-hidden="true" size={16} />
            History
          </Button>
          <span className="max-sm:flex-1" />
          {children}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <PageBadges page={page} />
        <SaveStatus view={view} />
        <WhoElse draft={draft.draft} />
      </div>
      {bar}
    </header>
  )
}

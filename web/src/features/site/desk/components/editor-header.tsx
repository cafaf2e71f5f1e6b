import { documentPaths } from '@prangan/contract/paths'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { deskMessages } from '../../../../messages/desk.ts'
import { OthersHere } from '../../../../ui/desk/others-here.tsx'
import type { DraftView } from '../editor/draft-store.ts'
import { type PageRow, pageName } from '../page-labels.ts'
import { PageBadges } from './page-badges.tsx'
import { SaveStatus } from './save-status.tsx'

type EditorHeaderProps = {
  page: PageRow
  view: DraftView
  back: { href: string; label: string }
  /** The one primary button: to publish, or to suggest. */
  action: ReactNode
  children: ReactNode
}

/** The head of the editor: which page, whether it is saved, and what to do next. It stays in view. */
export function EditorHeader({ page, view, back, action, children }: EditorHeaderProps) {
  const { id } = page
  return (
    <header className="sticky top-0 z-20 grid grid-cols-[minmax(0,1fr)] gap-1.5 border-b border-line bg-white px-3 py-2 shadow-card sm:px-6">
      <div className="flex items-center gap-3 sm:gap-4">
        <Link
          to={back.href}
          className="inline-flex min-h-11 min-w-9 flex-none items-center gap-1.5 text-sm font-semibold text-indigo-900 hover:text-marigold-700"
        >
          <ArrowLeft aria-hidden="true" size={20} />
          <span className="max-md:sr-only">{back.label}</span>
        </Link>
        <div className="min-w-0 flex-1 md:border-s md:border-line md:ps-4">
          {/* The padding keeps what a Devanagari title has above its line. */}
          <h1 className="-mt-1.5 truncate pt-1.5 text-base/6 text-indigo-950 sm:text-lg/6">
            {pageName({ id, title: view.head.title }) ||
              pageName(page) ||
              deskMessages().pageEditor.noTitleYet}
          </h1>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
            <SaveStatus view={view} />
            <span className="flex max-sm:hidden">
              <PageBadges page={page} />
            </span>
            <OthersHere record={documentPaths.page(id)} />
          </div>
        </div>
        <div className="flex-none">{action}</div>
      </div>
      {children}
    </header>
  )
}

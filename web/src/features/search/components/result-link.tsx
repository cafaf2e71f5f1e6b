import { pathIn } from '@prangan/contract/languages'
import { isSafeLink } from '@prangan/contract/links'
import type { SearchResult } from '@prangan/contract/site-search/search-answer'
import type { ReactNode } from 'react'
import { opensInNewTab } from '../../../lib/link-target.ts'
import { language } from '../../../messages/language.ts'
import { paths } from '../../../paths.ts'
import { NewTabHint } from '../../../ui/new-tab-hint.tsx'

/** Where a result leads; undefined for a notice that is over and has no page. */
function hrefOf({ kind, target, isOver }: SearchResult): string | undefined {
  if (kind === 'teacher') return paths.facultyProfile.href(target)
  if (kind === 'alumnus') return paths.alumniGallery.href()
  if (target !== '' && isSafeLink(target)) return pathIn(language(), target)
  return kind === 'notice' && !isOver ? paths.allNotices.href() : undefined
}

/** A result's title as a link to it; plain text where it leads nowhere. */
export function ResultLink({ result, children }: { result: SearchResult; children: ReactNode }) {
  const href = hrefOf(result)
  if (href === undefined) return children
  if (!opensInNewTab(href)) return <a href={href}>{children}</a>
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <NewTabHint />
    </a>
  )
}

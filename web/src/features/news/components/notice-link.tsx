import { pathIn } from '@prangan/contract/languages'
import { isSafeLink } from '@prangan/contract/links'
import type { Notice } from '@prangan/contract/schemas/notices'
import { isPdf, opensInNewTab } from '../../../lib/link-target.ts'
import { language } from '../../../messages/language.ts'
import { NewTabHint } from '../../../ui/new-tab-hint.tsx'
import { otherLanguageOf, shownTitle } from '../api/shown-title.ts'

type NoticeLinkProps = {
  notice: Notice
  className?: string
  /** -1 takes it out of the keyboard's way. */
  tabIndex?: -1 | undefined
}

/** A notice's title as a link to its target; plain text if it has none, or an unsafe one. */
export function NoticeLink({ notice, className, tabIndex }: NoticeLinkProps) {
  const title = shownTitle(notice)
  const lang = otherLanguageOf(title)
  if (!isSafeLink(notice.link)) {
    return (
      <span className={className} lang={lang}>
        {title}
      </span>
    )
  }
  const newTab = opensInNewTab(notice.link)
  return (
    <a
      href={pathIn(language(), notice.link)}
      className={className}
      tabIndex={tabIndex}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      <bdi lang={lang}>{title}</bdi>
      {isPdf(notice.link) && <span className="tag">PDF</span>}
      {newTab && <NewTabHint />}
    </a>
  )
}

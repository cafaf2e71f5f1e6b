import { pathIn } from '@prangan/contract/languages'
import { isSafeLink } from '@prangan/contract/links'
import type { Notice } from '@prangan/contract/schemas/notices'
import { isPdf, opensInNewTab } from '../../../lib/link-target.ts'
import { messages } from '../../../messages/index.ts'
import { language } from '../../../messages/language.ts'
import { languageName } from '../../../messages/language-name.ts'
import { NewTabHint } from '../../../ui/new-tab-hint.tsx'
import { PdfTag } from '../../../ui/pdf-tag.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { otherLanguageOf, shownTitle } from '../api/shown-title.ts'

type NoticeLinkProps = {
  notice: Notice
  className?: string
  tabIndex?: -1 | undefined
}

/** A notice's title as a link to its page, if that says more, or else to its target; plain text if that is unsafe. */
export function NoticeLink({ notice, className, tabIndex }: NoticeLinkProps) {
  const text = shownTitle(notice)
  const lang = otherLanguageOf(text)
  const title = (
    <>
      <bdi lang={lang}>{text}</bdi>
      {lang && <Tag>{messages().notices.inOtherLanguage(languageName(lang))}</Tag>}
    </>
  )
  if (notice.path) {
    return (
      <a href={pathIn(language(), notice.path)} className={className} tabIndex={tabIndex}>
        {title}
      </a>
    )
  }
  if (!isSafeLink(notice.link)) {
    return <span className={className}>{title}</span>
  }
  const newTab = opensInNewTab(notice.link)
  return (
    <a
      href={pathIn(language(), notice.link)}
      className={className}
      tabIndex={tabIndex}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {title}
      {isPdf(notice.link) && <PdfTag bytes={notice.bytes} />}
      {newTab && <NewTabHint />}
    </a>
  )
}

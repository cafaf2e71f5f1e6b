import { pathIn } from '@prangan/contract/languages'
import { isSafeLink } from '@prangan/contract/links'
import type { NoticeView } from '@prangan/contract/notice-view'
import type { ReactNode } from 'react'
import { shownTitle } from '../../features/news/api/shown-title.ts'
import { NoticeLink } from '../../features/news/components/notice-link.tsx'
import { BlockBody } from '../../features/site/components/block-body.tsx'
import { findSection } from '../../features/site/components/find-section.ts'
import { LocalizedContent } from '../../features/site/components/localized-content.tsx'
import { formatClockOf, formatDay, formatDays, lastDayOf } from '../../lib/format-day.ts'
import { formatSize } from '../../lib/format-size.ts'
import { isPdf, opensInNewTab } from '../../lib/link-target.ts'
import { useFill, useSettings } from '../../lib/site-layout.ts'
import { language } from '../../messages/language.ts'
import { noticePageMessages } from '../../messages/notice-page.ts'
import { buttonClass } from '../../ui/button.tsx'
import { NewTabHint } from '../../ui/new-tab-hint.tsx'
import { noticeFeeds } from './notice-feeds.ts'

const texts = () => noticePageMessages().notice

/** What a notice says: first what has changed since, then the event, the text and the file. */
export function NoticeArticle({ notice }: { notice: NoticeView }) {
  const { body } = notice
  return (
    <article className="notice-article prose">
      <Changes notice={notice} />
      <EventFacts notice={notice} />
      {body.length > 0 && (
        <div className="notice-body">
          {body.map((block) => (
            <Block key={block.id} block={block} />
          ))}
        </div>
      )}
      <Target notice={notice} />
    </article>
  )
}

function Block({ block }: { block: NoticeView['body'][number] }) {
  const fill = useFill()
  const { heading } = block
  return (
    <section className="grid gap-3">
      {heading && <h2 lang={heading.lang}>{fill(heading.text)}</h2>}
      <BlockBody block={block} />
    </section>
  )
}

const Mark = ({ children }: { children: ReactNode }) => <div className="notice">{children}</div>

function Changes({ notice }: { notice: NoticeView }) {
  const { endedAt, isOver, link, bytes, replacedBy, corrections } = notice
  const hadFile = endedAt !== undefined && bytes !== undefined && link === ''
  if (!endedAt && !isOver && !replacedBy && corrections.length === 0) return null
  return (
    <div className="grid gap-3">
      {replacedBy && (
        <Mark>
          <p>
            {texts().replaced}{' '}
            <NoticeLink notice={{ ...notice, ...replacedBy, link: '' }} className="font-semibold" />
          </p>
        </Mark>
      )}
      {endedAt && (
        <Mark>
          <p>
            {texts().ended(formatDay(lastDayOf(endedAt)))} {hadFile && texts().fileGone}
          </p>
        </Mark>
      )}
      {isOver && !endedAt && (
        <Mark>
          <p>{texts().eventOver}</p>
        </Mark>
      )}
      {corrections.map(({ at, text }) => (
        <Mark key={at}>
          <p>
            <b>{texts().corrected(formatDay(at))}</b> <LocalizedContent text={text} />
          </p>
        </Mark>
      ))}
    </div>
  )
}

function EventFacts({ notice }: { notice: NoticeView }) {
  const { id, eventDate, eventEndDate, eventTime, place, howToTakePart, endedAt, isOver } = notice
  const isToCome = eventDate && !endedAt && !isOver
  if (!eventDate && !eventTime && !place && !howToTakePart) return null
  return (
    <div className="grid gap-5">
      <dl className="facts">
        {eventDate && (
          <Fact name={texts().day} isLong={eventEndDate !== undefined}>
            <time dateTime={eventDate}>{formatDays(eventDate, eventEndDate)}</time>
          </Fact>
        )}
        {eventTime && <Fact name={texts().time}>{formatClockOf(eventTime)}</Fact>}
        {place && (
          <Fact name={texts().place}>
            <LocalizedContent text={place} />
          </Fact>
        )}
      </dl>
      {isToCome && noticeFeeds && (
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
          <a href={noticeFeeds.eventPath(id, language())} className={buttonClass('secondary')}>
            {texts().addToCalendar}
          </a>
          <a
            href={noticeFeeds.googleEvent({
              title: shownTitle(notice),
              first: eventDate,
              last: eventEndDate || eventDate,
              time: eventTime ?? '',
              place: place?.text ?? '',
              url: __SITE_URL__ + pathIn(language(), notice.path),
            })}
            target="_blank"
            rel="noopener"
            className="underline"
          >
            {texts().addToGoogle}
            <NewTabHint />
          </a>
        </p>
      )}
      {howToTakePart && (
        <section className="grid gap-2">
          <h2 className="text-h3!">{texts().howToTakePart}</h2>
          <p className="whitespace-pre-line">
            <LocalizedContent text={howToTakePart} />
          </p>
        </section>
      )}
    </div>
  )
}

type FactProps = { name: string; isLong?: boolean; children: ReactNode }

const Fact = ({ name, isLong, children }: FactProps) => (
  <div className={isLong ? 'long' : undefined}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** The file or the linked page as a button, with the file's kind, size and pages. */
function Target({ notice: { link, bytes, pages } }: { notice: NoticeView }) {
  const { menus } = useSettings().menus
  if (!isSafeLink(link)) return null
  const newTab = opensInNewTab(link)
  const named = findSection(menus, link)?.links.find(({ href }) => href === link)?.text.text
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <a
        href={pathIn(language(), link)}
        className={`${buttonClass()} print:hidden`}
        {...(newTab && { target: '_blank', rel: 'noopener' })}
      >
        {labelOf(link, bytes !== undefined, named)}
        {newTab && <NewTabHint />}
      </a>
      {bytes !== undefined && (
        <span className="text-sm text-muted">
          {[isPdf(link) ? 'PDF' : texts().picture, formatSize(bytes), pages && texts().pages(pages)]
            .filter(Boolean)
            .join(', ')}
        </span>
      )}
    </p>
  )
}

/** `named` is what the menus call the linked page, if they have it. */
function labelOf(link: string, isFile: boolean, named: string | undefined): string {
  if (isPdf(link)) return texts().openPdf
  if (isFile) return texts().openPicture
  if (link.startsWith('/')) return named ? texts().openNamed(named) : texts().openLink
  return texts().openSite(new URL(link).hostname)
}

import { pathIn } from '@prangan/contract/languages'
import { noticePath } from '@prangan/contract/notice-path'
import type { Notice } from '@prangan/contract/schemas/notices'
import { yearOf } from '../../../lib/format-day.ts'
import { messages } from '../../../messages/index.ts'
import { language } from '../../../messages/language.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NoticeList, pinnedTag } from './notice-list.tsx'

/** A title that opens its file or link, as the specification says, is followed by a link to the notice's page. */
const details = (notice: Notice) => (
  <>
    {pinnedTag(notice)}
    {notice.path === undefined && (
      <a
        href={pathIn(language(), noticePath(notice))}
        className="-my-0.5 py-0.5 text-sm leading-snug text-muted underline"
      >
        {messages().notices.details}
      </a>
    )}
  </>
)

export function NoticesByYear({ notices, empty }: { notices: readonly Notice[]; empty: string }) {
  if (notices.length === 0) return <EmptyState>{empty}</EmptyState>
  const years = [...Map.groupBy(notices, (notice) => yearOf(notice.eventDate ?? notice.createdAt))]
  return (
    <div className="grid gap-8">
      {years.map(([year, ofYear]) => (
        <section key={year} className="grid gap-x-8 md:grid-cols-[6rem_1fr]">
          <h2 className="border-b-2 border-marigold-500 pb-1 text-xl text-indigo-900 md:border-b-0 md:pt-3">
            {year}
          </h2>
          <NoticeList notices={ofYear} empty={empty} isWide more={details} />
        </section>
      ))}
    </div>
  )
}

import { courseName } from '@prangan/web/features/admissions/course-name.ts'
import { formatMinute } from '@prangan/web/lib/format-day.ts'
import { paths } from '@prangan/web/paths.ts'
import { EmptyState } from '@prangan/web/ui/empty-state.tsx'
import { MarkedText } from '@prangan/web/ui/marked-text.tsx'
import type { PublicListHead } from '../../contract/schemas/admission-lists.ts'
import { applicantMessages } from '../applicant-messages.ts'

export function MeritListsOverview({ lists }: { lists: readonly PublicListHead[] }) {
  const { lists: texts } = applicantMessages()
  if (lists.length === 0) return <EmptyState>{texts.none}</EmptyState>
  const byCourse = Map.groupBy(lists, ({ course, sessionName }) =>
    texts.ofCourse(courseName(course), sessionName),
  )
  return (
    <div className="grid content-start gap-5 md:has-[>*+*]:grid-cols-2">
      {[...byCourse].map(([heading, own]) => (
        <section key={heading} className="card grid content-start gap-4 p-4 sm:p-8">
          <h2 className="text-xl text-indigo-900">{heading}</h2>
          <ul className="divide-y divide-line">
            {own
              .toSorted((one, other) => other.number - one.number)
              .map((list) => (
                <li
                  key={list.id}
                  className="grid gap-x-6 gap-y-1 py-3 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline"
                >
                  <ListLink list={list} />
                  <span className="text-sm text-muted tabular-nums">
                    {list.because
                      ? texts.revisedOn(formatMinute(list.publishedAt))
                      : texts.published(formatMinute(list.publishedAt))}
                  </span>
                  {list.objectionsUntil && (
                    <span className="text-sm text-indigo-950 sm:col-span-full">
                      <MarkedText text={texts.provisional(formatMinute(list.objectionsUntil))} />
                    </span>
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function ListLink({ list: { id, number, course } }: { list: PublicListHead }) {
  const { lists: texts } = applicantMessages()
  return (
    <a
      href={paths.meritList.href(id)}
      aria-label={texts.open(number, courseName(course))}
      className="justify-self-start font-semibold text-indigo-800 underline hover:text-marigold-700"
    >
      {texts.number(number)}
    </a>
  )
}

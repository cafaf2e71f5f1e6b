import { formatMinute } from '@prangan/web/lib/format-day.ts'
import { shownHundredths } from '@prangan/web/lib/format-number.ts'
import { paths } from '@prangan/web/paths.ts'
import { MarkedText } from '@prangan/web/ui/marked-text.tsx'
import { NewTabHint } from '@prangan/web/ui/new-tab-hint.tsx'
import { applicantMessages } from '../../applicant-messages.ts'
import { CutoffsTable } from '../../lists/cutoffs-table.tsx'
import { TraceTable } from '../../lists/trace-table.tsx'
import { useOwn } from '../api/own-application.ts'
import { ObjectButton, type ObjectButtonProps } from './object-button.tsx'
import { Facts, OwnSection } from './own-section.tsx'

export function RankPart({ onObject }: Pick<ObjectButtonProps, 'onObject'>) {
  const { rank, may } = useOwn().application
  const { own, lists } = applicantMessages()
  const { rank: texts } = own
  if (!rank) return null
  const { list, listNumber, index, waiting, publishedAt, objectionsUntil, cutoffs } = rank
  return (
    <OwnSection title={texts.title}>
      <Facts
        facts={[
          ...(waiting > 0 ? [[texts.waiting, waiting] as const] : []),
          [texts.rank, rank.rank],
          [texts.index, shownHundredths(index)],
          [
            texts.list,
            objectionsUntil
              ? texts.provisional(listNumber, formatMinute(objectionsUntil))
              : texts.listNumber(listNumber, formatMinute(publishedAt)),
          ],
        ]}
      />
      <details className="grid text-sm">
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-indigo-900">
          {texts.why}
        </summary>
        <div className="grid gap-4 pt-2">
          <p>{texts.whyText}</p>
          <RankTrace />
          {cutoffs.length > 0 && (
            <div className="grid gap-1">
              <h3 className="font-semibold text-indigo-950">{lists.cutoffs.caption}</h3>
              <CutoffsTable cutoffs={cutoffs} />
            </div>
          )}
          {waiting > 0 && <p className="text-muted">{lists.about}</p>}
          {!may.object && (
            <p>
              <MarkedText text={texts.wrong} linkClass="font-semibold text-indigo-800 underline" />
            </p>
          )}
          {objectionsUntil && <ObjectButton about={texts.title} onObject={onObject} />}
        </div>
      </details>
      <a
        href={paths.meritList.href(list)}
        // In another tab: here the application would be shut.
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-indigo-800 underline hover:text-marigold-700"
      >
        {texts.open}
        <NewTabHint />
      </a>
    </OwnSection>
  )
}

/** How a checked application counts, before it is on a list. */
export function CountedPart() {
  const { application, session } = useOwn()
  const { own, meritTrace } = applicantMessages()
  if (!application.counted) return null
  return (
    <OwnSection title={own.counted.title}>
      <p>{own.counted.text}</p>
      <TraceTable {...application.counted} claims={session?.claims ?? []} texts={meritTrace} />
      <p className="text-sm">
        <MarkedText text={own.rank.wrong} linkClass="font-semibold text-indigo-800 underline" />
      </p>
    </OwnSection>
  )
}

export function RankTrace() {
  const { application, session } = useOwn()
  const { own, meritTrace } = applicantMessages()
  const { rank } = application
  if (!rank) return null
  if (!rank.trace) return <p>{own.rank.noTrace}</p>
  return (
    <TraceTable trace={rank.trace} index={rank.index} claims={session?.claims ?? []} texts={meritTrace} />
  )
}

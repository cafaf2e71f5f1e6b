import { formatDateTime } from '@prangan/web/lib/format-day.ts'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import type { ReactNode } from 'react'
import type { FactChange } from '../../contract/schemas/corrections.ts'
import { applicantMessages } from '../applicant-messages.ts'
import { sourceName } from '../document-name.ts'
import { type FactSettings, factName, shownFact } from './fact-texts.ts'

export type ShownCorrection = FactChange & {
  document: string
  reason: string
  at: Date
  /** Who corrected it, for people. */
  by: string
}

/** The corrections of an application, the latest first, each with both values. */
export function CorrectionsList({
  corrections,
  settings,
  actionOf,
}: {
  corrections: readonly ShownCorrection[]
  settings: FactSettings
  /** What can be done about a correction. */
  actionOf?: (correction: ShownCorrection) => ReactNode
}) {
  const texts = applicantMessages().corrections
  return (
    <ul className="grid gap-4 text-sm">
      {corrections.toReversed().map((correction) => {
        const { fact, before, after, document, reason, at, by } = correction
        return (
          <li key={`${fact} ${at.getTime()}`} className="grid min-w-0 gap-1 border-s-2 border-line ps-3">
            <p className="font-semibold text-indigo-950">{factName(fact, settings)}</p>
            <p className="wrap-anywhere">
              <span className="text-muted">{texts.was} </span>
              <del className="decoration-1">
                <UserText text={shownFact(fact, before, settings)} />
              </del>
              <span className="text-muted">{` ${texts.isNow} `}</span>
              <ins className="font-semibold text-indigo-950 no-underline">
                <UserText text={shownFact(fact, after, settings)} />
              </ins>
            </p>
            {reason !== '' && (
              <p className="whitespace-pre-line wrap-anywhere">
                <span className="text-muted">{texts.why} </span>
                <UserText text={reason} />
              </p>
            )}
            {document !== '' && (
              <p className="text-muted">{texts.readFrom(sourceName(settings.session, document))}</p>
            )}
            <p className="text-muted">{texts.by(by, formatDateTime(at))}</p>
            {actionOf?.(correction)}
          </li>
        )
      })}
    </ul>
  )
}

import { dayInIndia } from '@prangan/contract/india-time'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { shownHundredths } from '@prangan/web/lib/format-number.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { TriangleAlert } from 'lucide-react'
import { admissionDeskMessages } from '../messages.ts'
import { correctionNote, type Sent, type Warning, warningsOf } from './check-application.ts'

const texts = () => admissionDeskMessages().scrutiny.warnings
const data = () => admissionDeskMessages().scrutiny.data

function textOf(warning: Warning): string {
  switch (warning.kind) {
    case 'expired':
      return texts().expired(formatDate(warning.issuedOn), warning.years)
    case 'awaited':
      return texts().awaited(data().examinations[warning.examination])
    case 'claim':
      return texts().claim(inLanguage(warning.claim.name))
    case 'percentage':
      return texts().percentage(shownHundredths(warning.percent))
    case 'missing':
      return texts().missing(inLanguage(warning.document.name))
    default:
      return texts()[warning.kind]
  }
}

/** What to look at twice, and the note that a correction explains a percentage. */
export function Warnings({ sent }: { sent: Sent }) {
  const warnings = warningsOf(sent, dayInIndia(new Date()))
  const note = correctionNote(sent)
  return (
    <>
      {warnings.length > 0 && <WarningList warnings={warnings} />}
      {note && (
        <p className="text-sm text-muted">
          {texts().corrected(shownHundredths(note.written), shownHundredths(note.now))}
        </p>
      )}
    </>
  )
}

function WarningList({ warnings }: { warnings: readonly Warning[] }) {
  return (
    <ul
      aria-label={texts().title}
      className="grid gap-1 rounded-e-card border-s-4 border-marigold-500 bg-marigold-100 px-4 py-3 text-sm"
    >
      {warnings.map(textOf).map((text) => (
        <li key={text} className="flex items-start gap-2 text-ink">
          <TriangleAlert aria-hidden="true" size={18} className="mt-0.5 flex-none text-marigold-700" />
          {text}
        </li>
      ))}
    </ul>
  )
}

import { formatDate } from '@prangan/web/lib/format-day.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { applicantMessages } from '../../applicant-messages.ts'
import { useOwn } from '../api/own-application.ts'
import { OwnSection } from './own-section.tsx'

/** The originals to bring to the college, and what became of each there. */
export function OriginalsPart() {
  const { originals } = useOwn().application.admissionDay
  const { title, text, results, until } = applicantMessages().states.day.originals
  return (
    <OwnSection title={title}>
      <p className="text-sm text-muted">{text}</p>
      <ul className="grid">
        {originals.map((original) => (
          <li
            key={original.item}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2 first:border-t-0"
          >
            <span className="font-semibold text-indigo-950">{inLanguage(original.name)}</span>
            <span className="text-sm text-muted">
              {[results[original.result], original.until && until(formatDate(original.until))]
                .filter(Boolean)
                .join(' ')}
            </span>
          </li>
        ))}
      </ul>
    </OwnSection>
  )
}

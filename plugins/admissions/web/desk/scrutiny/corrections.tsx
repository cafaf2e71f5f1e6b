import { usePersonNames } from '@prangan/web/lib/person-names.ts'
import { applicantMessages } from '../../applicant-messages.ts'
import { CorrectionsList } from '../../corrections/corrections-list.tsx'
import { admissionDeskMessages } from '../messages.ts'
import type { Sent } from './check-application.ts'

/** The corrections of an application, by the office and by the applicant. */
export function Corrections({ sent: { row, session, programme } }: { sent: Sent }) {
  const texts = applicantMessages().corrections
  const nameOf = usePersonNames()
  if (row.corrections.length === 0) return null
  return (
    <section aria-label={texts.title} className="grid gap-4 rounded-card border border-line bg-white p-4">
      <h2 className="font-serif text-lg font-semibold text-indigo-950">{texts.title}</h2>
      <CorrectionsList
        settings={{ session, programme }}
        corrections={row.corrections.map(({ by, ...correction }) => ({
          ...correction,
          by: nameOf(by).name || admissionDeskMessages().scrutiny.correct.applicant,
        }))}
      />
    </section>
  )
}

import { formatDate, formatDateTime } from '@prangan/web/lib/format-day.ts'
import { DetailsList } from '@prangan/web/ui/desk/details-list.tsx'
import { consentPurposes } from '../../../contract/schemas/full-application.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { admissionMenuMessages } from '../messages.ts'

const texts = () => admissionMenuMessages().applications.consents

export function Consents({ row }: { row: ApplicationRow }) {
  const { details, guardianAgreedAt } = row
  if (!details) return null
  return (
    <section aria-labelledby="application-consents">
      <h3 id="application-consents" className="font-serif text-lg font-semibold text-indigo-950">
        {texts().title}
      </h3>
      <DetailsList
        className="mt-3"
        items={[
          ...consentPurposes.map((purpose) => ({
            label: texts().purposes[purpose],
            text: stateOf(row, purpose),
          })),
          ...(guardianAgreedAt
            ? [{ label: texts().guardian, text: guardianStateOf(row, guardianAgreedAt), isWide: true }]
            : []),
        ]}
      />
    </section>
  )
}

function guardianStateOf({ guardianPaper }: ApplicationRow, agreedAt: Date): string {
  if (!guardianPaper) return texts().byCode(formatDateTime(agreedAt))
  const { name, signedOn, seenBy } = guardianPaper
  return texts().onPaper(name, formatDate(signedOn), seenBy, formatDateTime(agreedAt))
}

function stateOf({ details }: ApplicationRow, purpose: (typeof consentPurposes)[number]): string {
  const consent = details?.consents.find((each) => each.purpose === purpose)
  if (consent?.takenBackAt) return texts().takenBack(formatDateTime(consent.takenBackAt))
  return consent?.isGiven ? texts().given(formatDateTime(consent.at), consent.version) : texts().notGiven
}

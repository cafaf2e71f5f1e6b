import { DateInput } from '@prangan/web/ui/forms/date-input.tsx'
import { Field } from '@prangan/web/ui/forms/field.tsx'
import { Progress } from '@prangan/web/ui/forms/progress.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { admissionDeskMessages } from '../messages.ts'
import type { Offering } from './use-offering.ts'

const texts = () => admissionDeskMessages().meritLists.offer

/** The time to pay of the seats that are offered, and how far the offers are. */
export function OfferWindow({ offering }: { offering: Offering }) {
  const { typed, setTyped, issue, progress, isBusy, error, warnings, isAsked } = offering
  const all = progress ? progress.offered + (progress.left ?? 0) : 0
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['payFrom', 'payTo'] as const).map((name) => (
          <Field key={name} label={texts()[name]} required error={issue[name]}>
            {(control) => (
              <DateInput
                {...control}
                type="datetime-local"
                disabled={isBusy || progress !== null}
                value={typed[name]}
                onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <Message tone="info">
        {isAsked && warnings.map((warning) => texts().warnings[warning]).join(' ')}
      </Message>
      {isBusy && <Progress label={texts().busy} value={all === 0 ? 0 : (progress?.offered ?? 0) / all} />}
      <Message tone="error">{error}</Message>
      {error && progress && progress.offered > 0 && (
        <p className="text-sm">{texts().partly(progress.offered, progress.left)}</p>
      )}
    </>
  )
}

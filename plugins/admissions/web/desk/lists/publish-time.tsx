import { fromTimeInput } from '@prangan/web/lib/time-input.ts'
import { DateInput } from '@prangan/web/ui/forms/date-input.tsx'
import { Field } from '@prangan/web/ui/forms/field.tsx'
import { admissionDeskMessages } from '../messages.ts'

const texts = () => admissionDeskMessages().meritLists.publishAt

/** Returns when a list is to become public, '' for at once, and null for a time that has passed or is none. */
export function publicationOf(typed: string): string | null {
  if (typed === '') return ''
  const time = fromTimeInput(typed)
  return time && time > new Date() ? time.toISOString() : null
}

type PublishTimeProps = {
  value: string
  error: string | undefined
  isBusy: boolean
  onChange: (typed: string) => void
}

/** When a list becomes public; empty for at once. */
export const PublishTime = ({ value, error, isBusy, onChange }: PublishTimeProps) => (
  <Field label={texts().label} hint={texts().hint} error={error}>
    {(control) => (
      <DateInput
        {...control}
        type="datetime-local"
        disabled={isBusy}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )}
  </Field>
)

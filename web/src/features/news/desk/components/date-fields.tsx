import { eventEnd } from '@prangan/contract/publishing'
import { formatDateTime, formatShortDays } from '../../../../lib/format-day.ts'
import { fromTimeInput } from '../../../../lib/time-input.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { DateInput } from '../../../../ui/forms/date-input.tsx'
import { FormField } from '../../../../ui/forms/form-field.tsx'
import type { NoticeFormState } from '../notice-form.ts'

const texts = () => deskMessages().news.form

/** The hint below an input: the time that it holds, or what an empty one means. */
function timeHint(text: string, empty: string): string {
  const time = fromTimeInput(text)
  return time && !Number.isNaN(time.getTime()) ? texts().inIndia(formatDateTime(time)) : empty
}

type DateFieldsProps = { noticeForm: NoticeFormState; isNew: boolean }

/** From when and until when a notice is public, in India's time. */
export function DateFields({ noticeForm, isNew }: DateFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <DateTime
        noticeForm={noticeForm}
        name="publishFrom"
        label={texts().optional(texts().from)}
        empty={isNew ? texts().fromEmpty : texts().fromEmptyLater}
      />
      <DateTime
        noticeForm={noticeForm}
        name="publishUntil"
        label={texts().optional(texts().until)}
        empty={noticeForm.form.watch('type') === 'Marquee' ? texts().untilEmptyTicker : texts().untilEmpty}
      />
    </div>
  )
}

export function EventDate({ noticeForm }: { noticeForm: NoticeFormState }) {
  const { form, fields } = noticeForm
  const [eventDate, eventEndDate] = form.watch(['eventDate', 'eventEndDate'])
  const isOver = eventEnd({ eventDate, eventEndDate }) <= Date.now()
  const days = eventDate && formatShortDays(eventDate, eventEndDate)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField
        fields={fields}
        name="eventDate"
        label={texts().eventDate}
        required
        hint={(isOver ? texts().eventOver : texts().eventShown)(days)}
      >
        {(control) => <DateInput type="date" max="9998-12-31" {...control} />}
      </FormField>
      <FormField
        fields={fields}
        name="eventEndDate"
        label={texts().optional(texts().eventEndDate)}
        hint={texts().eventEndDateHint}
      >
        {(control) => <DateInput type="date" max="9998-12-31" {...control} />}
      </FormField>
    </div>
  )
}

type TimeProps = {
  noticeForm: NoticeFormState
  name: 'publishFrom' | 'publishUntil'
  label: string
  empty: string
}

function DateTime({ noticeForm, name, label, empty }: TimeProps) {
  const { form, fields } = noticeForm
  return (
    <FormField fields={fields} name={name} label={label} hint={timeHint(form.watch(name), empty)}>
      {(control) => <DateInput type="datetime-local" max="9998-12-31T23:59" {...control} />}
    </FormField>
  )
}

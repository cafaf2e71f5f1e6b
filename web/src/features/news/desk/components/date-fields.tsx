import { eventEnd } from '@prangan/contract/publishing'
import type { ReactNode } from 'react'
import { momentWords } from '../../../../lib/moment-words.ts'
import { Field } from '../../../../ui/field.tsx'
import { formatDay } from '../../api/format-day.ts'
import { fromBox } from '../india-time.ts'
import type { NoticeFormState } from './use-saving.ts'

/** What a box says below itself: which moment it holds, or what an empty one means. */
function hintWords(text: string, empty: string): string {
  const moment = fromBox(text)
  return moment && !Number.isNaN(moment.getTime()) ? `${momentWords(moment)}, India time.` : empty
}

type DateFieldsProps = { form: NoticeFormState; isNew: boolean }

/** From when and until when a notice is public, in India's time. */
export function DateFields({ form, isNew }: DateFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Moment
        form={form}
        name="publishFrom"
        label="Publish from (optional)"
        empty={isNew ? 'Empty means now.' : 'Empty means since it was added.'}
      />
      <Moment form={form} name="publishUntil" label="Publish until (optional)" empty="Empty means no end." />
    </div>
  )
}

/** On which day an event takes place. */
export function EventDate({ form }: { form: NoticeFormState }) {
  const day = form.watch('eventDate')
  const isOver = eventEnd({ eventDate: day }) <= Date.now()
  return (
    <Field
      label="Date of the event (optional)"
      hint={
        isOver
          ? `${formatDay(day)} is over: the event will not be among the upcoming ones.`
          : `${formatDay(day) || 'This day'} is shown with it, and when that is over, the event leaves Upcoming Events.`
      }
      error={form.formState.errors.eventDate?.message}
    >
      {(wiring) => <input type="date" max="9998-12-31" {...wiring} {...form.register('eventDate')} />}
    </Field>
  )
}

type MomentProps = {
  form: NoticeFormState
  name: 'publishFrom' | 'publishUntil'
  label: string
  empty: string
}

function Moment({ form, name, label, empty }: MomentProps): ReactNode {
  return (
    <Field
      label={label}
      hint={hintWords(form.watch(name), empty)}
      error={form.formState.errors[name]?.message}
    >
      {(wiring) => (
        <input type="datetime-local" max="9998-12-31T23:59" {...wiring} {...form.register(name)} />
      )}
    </Field>
  )
}

import { allLanguages, languages } from '@prangan/contract/languages'
import { toPublicSession } from '@prangan/contract/schemas/admission-sessions'
import { useEffect } from 'react'
import type * as z from 'zod/mini'
import { callMessages } from '../../../../http/call-error.ts'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { useFormDraft } from '../../../../lib/use-form-draft.ts'
import { type FormFields, useSubmitForm } from '../../../../lib/use-submit-form.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { language } from '../../../../messages/language.ts'
import { Button } from '../../../../ui/button.tsx'
import { DraftNote } from '../../../../ui/desk/draft-note.tsx'
import { LeaveDialog } from '../../../../ui/desk/leave-dialog.tsx'
import { SelectInput } from '../../../../ui/desk/select-box.tsx'
import { useLeaveGuard } from '../../../../ui/desk/use-leave-guard.ts'
import { FormField } from '../../../../ui/form-field.tsx'
import { Message } from '../../../../ui/message.tsx'
import { type FieldName, nothingTyped } from '../../apply/api/application-fields.ts'
import { ApplicantPart, ContactPart, CoursePart } from '../../apply/components/form-parts.tsx'
import { addCounterApplication } from '../api/call-admissions.ts'
import type { SessionRow } from '../api/session-row.ts'
import { CounterFormSchema, type CounterTyped } from './counter-schema.ts'

const texts = () => deskMessages().counter
const blank = (): CounterTyped => ({ ...nothingTyped, language: language() })

type CounterFormProps = {
  sessions: readonly SessionRow[]
  /** Called with the number, and with the token that opens the later steps where a session asks for them. */
  onAdded: (number: string, token: string | undefined) => void
}

/** The first step of a walk-in's application: the fields of the public form. */
export function CounterForm({ sessions, onAdded }: CounterFormProps) {
  const { getToken } = useDeskSession()
  const submit = useSubmitForm<
    CounterTyped,
    z.output<typeof CounterFormSchema>,
    Awaited<ReturnType<typeof addCounterApplication>>
  >({
    schema: CounterFormSchema,
    defaultValues: blank(),
    failure: {
      before: texts().failed,
      refused: callMessages.unreadable,
      network: texts().failed + callMessages.unreachable,
    },
    send: (application) => addCounterApplication(application, getToken),
    onSent: ({ applicationNumber, opened }) => {
      guard.release()
      onAdded(applicationNumber, opened?.token)
    },
  })
  const { form, formProps, isBusy, message, messageId } = submit
  const fields = submit.fields as FormFields<FieldName | 'declaration' | 'language'>
  const draft = useFormDraft(form, 'counter', blank())
  const { isDirty } = form.formState
  const guard = useLeaveGuard({ hasUnsaved: () => isDirty, draft })
  const { setFocus } = form
  useEffect(() => setFocus('name'), [setFocus])
  const now = new Date()
  return (
    <form {...formProps} aria-label={texts().form} className="grid max-w-4xl gap-6">
      <div className="not-has-[p]:hidden">
        <DraftNote draft={isDirty ? draft : null} />
      </div>
      <fieldset disabled={isBusy} className="grid min-w-0 gap-6">
        <ApplicantPart fields={fields} />
        <ContactPart fields={fields} emailHint={texts().emailHint} />
        <CoursePart
          fields={fields}
          sessions={sessions.filter(({ isVisible }) => isVisible).map((each) => toPublicSession(each, now))}
          now={now}
          course={form.watch('course')}
        />
        <FormField fields={fields} name="language" label={texts().language} hint={texts().languageHint}>
          {({ className: _, ...control }) => (
            <SelectInput
              {...control}
              className="sm:max-w-60"
              options={allLanguages}
              labels={Object.fromEntries(allLanguages.map((each) => [each, languages[each].name]))}
            />
          )}
        </FormField>
      </fieldset>
      <div id={messageId}>
        <Message tone="error">{message}</Message>
      </div>
      <p>
        <Button type="submit" busy={isBusy}>
          {isBusy ? texts().adding : texts().add}
        </Button>
      </p>
      <LeaveDialog {...guard.question} />
    </form>
  )
}

import { allLanguages, languages } from '@prangan/contract/languages'
import { type FieldName, nothingTyped } from '@prangan/web/features/admissions/apply/api/field-names.ts'
import {
  ApplicantPart,
  ContactPart,
  CoursePart,
} from '@prangan/web/features/admissions/apply/components/form-parts.tsx'
import { callMessages } from '@prangan/web/http/call-error.ts'
import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { useFormDraft } from '@prangan/web/lib/use-form-draft.ts'
import { type FormFields, useSubmitForm } from '@prangan/web/lib/use-submit-form.ts'
import { language } from '@prangan/web/messages/language.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { DraftNote } from '@prangan/web/ui/desk/draft-note.tsx'
import { LeaveDialog } from '@prangan/web/ui/desk/leave-dialog.tsx'
import { SelectInput } from '@prangan/web/ui/desk/select-box.tsx'
import { useLeaveGuard } from '@prangan/web/ui/desk/use-leave-guard.ts'
import { FormField } from '@prangan/web/ui/forms/form-field.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { useEffect } from 'react'
import type * as z from 'zod/mini'
import { toPublicSession } from '../../../contract/schemas/admission-sessions.ts'
import { courseTextsOf } from '../../apply/api/programmes.ts'
import { addCounterApplication } from '../api/call-admissions.ts'
import type { SessionRow } from '../api/session-row.ts'
import { admissionDeskMessages } from '../messages.ts'
import { PaperFormSchema, type PaperTyped } from './paper-schema.ts'

const texts = () => admissionDeskMessages().paperApplication
const blank = (): PaperTyped => ({ ...nothingTyped, language: language() })

type PaperFormProps = {
  sessions: readonly SessionRow[]
  /** Called with the number, and with the token that opens the later steps where a session asks for them. */
  onAdded: (number: string, token: string | undefined) => void
}

/** The first step of a walk-in's application: the fields of the public form. */
export function PaperForm({ sessions, onAdded }: PaperFormProps) {
  const { getToken } = useDeskSession()
  const submit = useSubmitForm<
    PaperTyped,
    z.output<typeof PaperFormSchema>,
    Awaited<ReturnType<typeof addCounterApplication>>
  >({
    schema: PaperFormSchema,
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
  const shown = sessions.filter(({ isVisible }) => isVisible).map((each) => toPublicSession(each, now))
  return (
    <form {...formProps} aria-label={texts().form} className="grid max-w-4xl gap-6">
      <DraftNote draft={isDirty ? draft : null} />
      <fieldset disabled={isBusy} className="grid min-w-0 gap-6">
        <ApplicantPart fields={fields} />
        <ContactPart fields={fields} emailHint={texts().emailHint} />
        <CoursePart fields={fields} courseTexts={courseTextsOf(shown, now)} course={form.watch('course')} />
        {allLanguages.length > 1 && (
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
        )}
      </fieldset>
      <Message id={messageId} tone="error">
        {message}
      </Message>
      <p>
        <Button type="submit" busy={isBusy}>
          {isBusy ? texts().adding : texts().add}
        </Button>
      </p>
      <LeaveDialog {...guard.question} />
    </form>
  )
}

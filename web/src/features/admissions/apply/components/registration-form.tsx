import { admissionEndpoints } from '@prangan/contract/endpoints/admissions'
import { type ReactNode, useMemo } from 'react'
import { callMessages } from '../../../../http/call-error.ts'
import { call } from '../../../../http/client.ts'
import { useIsOnline } from '../../../../lib/use-is-online.ts'
import { usePublicForm } from '../../../../lib/use-public-form.ts'
import { messages } from '../../../../messages/index.ts'
import { language } from '../../../../messages/language.ts'
import { Button } from '../../../../ui/button.tsx'
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx'
import { FormTrap } from '../../../../ui/forms/form-trap.tsx'
import { Message } from '../../../../ui/message.tsx'
import { fieldLabels } from '../api/application-fields.ts'
import { applicationFormSchema } from '../api/application-schema.ts'
import { type CourseTexts, noCourseTexts } from '../api/course-texts.ts'
import { fieldNames } from '../api/field-names.ts'
import { keepReceipt, type Receipt } from '../api/receipt.ts'
import { isSaved, useDraft } from '../api/use-draft.ts'
import { DraftNote } from './draft-note.tsx'
import { ApplicantPart, ContactPart, CoursePart } from './form-parts.tsx'
import { FormProgress } from './form-progress.tsx'
import { ReviewPart } from './review-part.tsx'

type RegistrationFormProps = {
  /** What the form tells about each course, and why no application for it is accepted now. */
  courseTexts?: CourseTexts
  /** Shown before the form, or beside it on wide screens. */
  about?: ReactNode
  /** Called instead of showing the receipt if more steps follow. */
  onOpened?: (receipt: Receipt, token: string) => void
}

/** The application for admission: stored as a draft while it is typed, sent once, and answered with a receipt. */
export function RegistrationForm({ courseTexts = noCourseTexts, about, onOpened }: RegistrationFormProps) {
  const { form: title, progress, busy, failure } = messages().admissions
  const { form, formProps, fields, isBusy, isProving, message, messageId } = usePublicForm({
    schema: useMemo(() => applicationFormSchema(courseTexts.issueOf), [courseTexts]),
    failure,
    blamed: 'name',
    send: (application, options) =>
      call(
        admissionEndpoints,
        'registerAdmission',
        { body: { ...application, language: language() } },
        { form: options },
      ),
    onSent: ({ opened, ...answer }, application) => {
      const sentAt = new Date().toISOString()
      draft.clear()
      const receipt = { ...answer, sentAt, application }
      if (opened && onOpened) onOpened(receipt, opened.token)
      else keepReceipt(receipt)
    },
  })
  const draft = useDraft(form)
  const { errors } = form.formState
  const labels = fieldLabels()
  const wrong = fieldNames.filter((name) => errors[name])
  // A single one gets the focus and says it all.
  const isSummed = wrong.length > 1
  const issues = wrong.map((name) => ({ name, label: labels[name], text: fields.error(name) }))

  return (
    <div className="grid gap-3 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-8 lg:gap-y-4">
      <div className="grid content-start gap-6 max-lg:contents">
        {about}
        <aside aria-label={progress.label} className="max-lg:order-last lg:sticky lg:top-6">
          <FormProgress typed={draft.typed} />
        </aside>
      </div>
      <form {...formProps} aria-label={title}>
        <fieldset disabled={isBusy} className="min-w-0 space-y-6">
          <ErrorSummary id={messageId} message={message} issues={isSummed ? issues : []} />
          <ApplicantPart fields={fields} />
          <ContactPart fields={fields} />
          <CoursePart fields={fields} courseTexts={courseTexts} course={draft.typed.course} />
          <ReviewPart typed={draft.typed} fields={fields} />
          <FormTrap />
          <SubmitPart
            id={isSummed ? undefined : messageId}
            busy={isBusy && (isProving ? callMessages.proving : busy)}
            message={isSummed ? undefined : message}
            isKept={wrong.length === 0 && isSaved(draft.state)}
          />
        </fieldset>
      </form>
      <div className="lg:col-start-2">
        <DraftNote state={draft.state} onClear={draft.clear} />
      </div>
    </div>
  )
}

/** The end of the form: its progress, or an error that is not in the summary, and the button. */
type SubmitPartProps = {
  id: string | undefined
  busy: string | false
  message: string | undefined
  isKept: boolean
}

function SubmitPart({ id, busy, message, isKept }: SubmitPartProps) {
  const { submit, offline, draft } = messages().admissions
  const isOnline = useIsOnline()
  return (
    <>
      <div id={id}>
        <Message tone="error">{message}</Message>
        <Message tone="info">{busy || (message ? isKept && draft.kept : !isOnline && offline)}</Message>
      </div>
      <Button type="submit" busy={busy !== false} className="max-sm:w-full">
        {submit}
      </Button>
    </>
  )
}

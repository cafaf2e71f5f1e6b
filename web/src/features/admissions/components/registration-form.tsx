import { admissionEndpoints } from '@prangan/contract/endpoints/admissions'
import './registration.css'
import { type FormEvent, useId } from 'react'
import { call } from '../../../http/client.ts'
import { useIsOnline } from '../../../lib/use-is-online.ts'
import { provingMessage, usePublicForm } from '../../../lib/use-public-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FormTrap } from '../../../ui/form-trap.tsx'
import { Message } from '../../../ui/message.tsx'
import { typedIn } from '../api/application-fields.ts'
import { checkApplication, messages } from '../api/check-application.ts'
import { keepReceipt } from '../api/receipt.ts'
import { useDraft } from '../api/use-draft.ts'
import { ApplicantPart, ContactPart, CoursePart } from './form-parts.tsx'
import { FormProgress } from './form-progress.tsx'
import { KeptNote } from './kept-note.tsx'
import { ReviewPart } from './review-part.tsx'

const words = {
  before: 'Error submitting form: ',
  refused: 'Unknown error',
  network: 'Failed to submit form. Please check your internet connection or try again later.',
} as const

/** The application for admission (`registerAdmission`): kept while it is typed, sent once, and answered with a receipt. */
export function RegistrationForm() {
  const submission = usePublicForm(words)
  const { form, isBusy, isProving, message, refuse, send } = submission
  const { typed, keeping, keep, clear } = useDraft(form)
  const messageId = useId()
  const part = { submission, messageId }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const now = typedIn(event.currentTarget)
    const isDeclared = new FormData(event.currentTarget).has('declaration')
    const checked = checkApplication(now, isDeclared)
    if ('refusal' in checked) return refuse(checked.refusal)
    const { application } = checked
    const sent = await send(
      (options) => call(admissionEndpoints, 'registerAdmission', { body: application }, { form: options }),
      'name',
    )
    if (!sent) return
    clear()
    keepReceipt({ ...sent.answer, sentAt: new Date().toISOString(), application })
  }

  return (
    <div className="grid gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-10">
      <aside aria-label="Progress" className="grid content-start gap-5 lg:sticky lg:top-6 lg:self-start">
        <FormProgress typed={typed} />
        <KeptNote keeping={keeping} onClear={clear} />
      </aside>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={submit}
        onInput={keep}
        aria-label="Application for admission"
        aria-busy={isBusy}
      >
        <fieldset disabled={isBusy} className="min-w-0 space-y-6">
          <ApplicantPart {...part} />
          <ContactPart {...part} />
          <CoursePart {...part} />
          <ReviewPart typed={typed} {...part} />
          <FormTrap />
          <SendPart
            id={messageId}
            busy={isBusy && (isProving ? provingMessage : messages.busy)}
            message={message}
          />
        </fieldset>
      </form>
    </div>
  )
}

/** The end of the form: how it goes, or why it was not taken, which stays in sight all over the form, and the button. */
type SendPartProps = { id: string; busy: string | false; message: string | undefined }

function SendPart({ id, busy, message }: SendPartProps) {
  const isOnline = useIsOnline()
  return (
    <>
      <div id={id} className="sticky bottom-3">
        <Message tone="error">{message}</Message>
        <Message tone="info">
          {busy ||
            (!isOnline &&
              !message &&
              'You are offline. Nothing is lost: send the form when you are connected again.')}
        </Message>
      </div>
      <Button type="submit" busy={busy !== false} className="max-sm:w-full">
        Submit application
      </Button>
    </>
  )
}

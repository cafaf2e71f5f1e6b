import { type FormEvent, type RefObject, useId, useState } from 'react'
import { callMessages } from '../../../http/call-error.ts'
import { provingMessage, usePublicForm } from '../../../lib/use-public-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FormTrap } from '../../../ui/form-trap.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Message } from '../../../ui/message.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { checkRegistration } from '../api/check-registration.ts'
import { register } from '../api/register.ts'
import { PhotoField } from './photo-field.tsx'
import { Part, RegistrationFields, Wide } from './registration-fields.tsx'
import { usePhoto } from './use-photo.ts'

const words = {
  before: 'Submission failed: ',
  refused: callMessages.unreadable,
  network: `Error: ${callMessages.unreachable}`,
} as const

/** Takes the focus after a failure that no field can mend. */
const submitName = 'submit'

type RegistrationFormProps = {
  titleRef: RefObject<HTMLHeadingElement | null>
  onClose: () => void
  /** The registration was taken: the server's words. */
  onSent: (message: string) => void
}

/** The registration of an alumnus (`registerAlumnus`): sent once, and after a failure with nothing lost. */
export function RegistrationForm({ titleRef, onClose, onSent }: RegistrationFormProps) {
  const submission = usePublicForm(words)
  const { form, isBusy, isProving, message, refuse, correct, wire, error, send } = submission
  const photo = usePhoto()
  const [share, setShare] = useState(0)
  const [titleId, messageId] = [useId(), useId()]

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const picture = await photo.settled()
    const checked = checkRegistration(typed, picture !== undefined)
    if ('refusal' in checked || !picture) return 'refusal' in checked && refuse(checked.refusal)
    setShare(0)
    const sent = await send(
      (options) => register(checked.registration, picture.file, { ...options, onProgress: setShare }),
      submitName,
    )
    if (sent) onSent(sent.answer)
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={({ target }) => target instanceof HTMLElement && correct(target.getAttribute('name') ?? '')}
      aria-labelledby={titleId}
      aria-busy={isBusy}
    >
      <div className="flex items-start justify-between gap-4 pb-6">
        <h2
          ref={titleRef}
          id={titleId}
          tabIndex={-1}
          className="scroll-mt-6 text-xl text-indigo-900 sm:text-2xl"
        >
          Your registration
        </h2>
        <Button look="quiet" size="small" disabled={isBusy} onClick={onClose}>
          <Icon name="close" className="size-5" />
          Close
        </Button>
      </div>
      <fieldset disabled={isBusy} className="grid min-w-0 gap-8">
        <RegistrationFields submission={submission} messageId={messageId} />
        <Part title="Your photo">
          <Wide>
            <PhotoField
              choice={photo}
              error={error('photo')}
              wire={(control) => wire('photo', control, messageId)}
              onChange={() => correct('photo')}
            />
          </Wide>
        </Part>
        <div className="grid gap-5">
          {isBusy && !isProving && <Progress label={share < 1 ? 'Uploading' : 'Saving'} value={share} />}
          <div id={messageId}>
            <Message tone="error">{message}</Message>
            <Message tone="info">{isProving && provingMessage}</Message>
          </div>
          <FormTrap />
          <Button type="submit" name={submitName} busy={isBusy} className="justify-self-start max-sm:w-full">
            {isBusy ? 'Submitting…' : 'Submit'}
          </Button>
        </div>
      </fieldset>
    </form>
  )
}

import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { alumniRegistration } from '../../../content/alumni.ts'
import { callMessages } from '../../../http/call-error.ts'
import { useSubmission } from '../../../lib/use-submission.ts'
import { Button } from '../../../ui/button.tsx'
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

type RegistrationFormProps = { titleRef: RefObject<HTMLHeadingElement | null>; onClose: () => void }

/** The registration of an alumnus (call 22): sent once, and after a failure with nothing lost. */
export function RegistrationForm({ titleRef, onClose }: RegistrationFormProps) {
  const submission = useSubmission(words)
  const { form, isBusy, message, refuse, correct, wire, error, send } = submission
  const photo = usePhoto()
  const [share, setShare] = useState(0)
  const [thanks, setThanks] = useState('')
  const [titleId, messageId] = [useId(), useId()]

  const edit = (name: string) => {
    correct(name)
    setThanks('')
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const picture = await photo.settled()
    const checked = checkRegistration(typed, picture !== undefined)
    if ('refusal' in checked || !picture) return 'refusal' in checked && refuse(checked.refusal)
    setShare(0)
    setThanks('')
    const sent = await send(() => register(checked.registration, picture.file, setShare), submitName)
    if (!sent) return
    form.current?.reset()
    photo.remove()
    setThanks(sent.answer)
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={({ target }) => target instanceof HTMLElement && edit(target.getAttribute('name') ?? '')}
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
              onChange={() => edit('photo')}
            />
          </Wide>
        </Part>
        <div className="grid gap-5">
          {isBusy && <Progress label={share < 1 ? 'Uploading' : 'Saving'} value={share} />}
          <div id={messageId}>
            <Message tone="error">{message}</Message>
            <Thanks text={thanks} />
          </div>
          <Button type="submit" name={submitName} busy={isBusy} className="justify-self-start max-sm:w-full">
            {isBusy ? 'Submitting…' : 'Submit'}
          </Button>
        </div>
      </fieldset>
    </form>
  )
}

/** That the form was taken, and what happens next. It takes the focus, which the form lost while it was sent. */
function Thanks({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text) box.current?.focus()
  }, [text])
  return (
    <div ref={box} tabIndex={-1} className="grid gap-3 outline-0">
      <Message tone="success">{text}</Message>
      {text && <p className="text-sm text-muted">{alumniRegistration.next.en}</p>}
    </div>
  )
}

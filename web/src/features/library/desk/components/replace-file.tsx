import { useId, useRef, useState } from 'react'
import type { OnProgress } from '../../../../http/transport.ts'
import { type GetToken, useDeskSession } from '../../../../lib/desk-session.ts'
import { actionFailure } from '../../../../lib/failure-messages.ts'
import { useBusyFocus } from '../../../../lib/use-busy-focus.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { showToast } from '../../../../ui/desk/toasts.tsx'
import { Progress } from '../../../../ui/forms/progress.tsx'
import { Message } from '../../../../ui/message.tsx'
import type { FileInput } from '../file-rules.ts'

const texts = () => deskMessages().library.files

type ReplaceFileProps = {
  title: string
  text: string
  action: string
  input: FileInput
  onBusyChange: (isBusy: boolean) => void
  send: (file: File, uploading: { getToken: GetToken; onProgress: OnProgress }) => Promise<string>
}

const failure = actionFailure(() => texts().notUploaded)

/** A button that uploads another file in place of the stored one, at once. */
export function ReplaceFile({ title, text, action, input, onBusyChange, send }: ReplaceFileProps) {
  const { getToken } = useDeskSession()
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const control = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState('')
  const isBusy = share !== null
  useBusyFocus(section, isBusy)

  const upload = async (file: File) => {
    const wrong = input.wrong(file)
    setError(wrong ?? '')
    if (wrong) return
    setShare(0)
    onBusyChange(true)
    try {
      showToast(await send(file, { getToken, onProgress: setShare }))
    } catch (failed) {
      setError(failure(failed))
    } finally {
      setShare(null)
      onBusyChange(false)
      if (control.current) control.current.value = ''
    }
  }
  return (
    <section ref={section} className="grid gap-3 outline-none rounded-card border border-line bg-paper p-4">
      <div className="grid gap-1">
        <h3 className="font-serif text-lg font-semibold text-indigo-950">{title}</h3>
        <p id={`${id}-text`} className="text-sm text-muted">
          {text} {input.hint()}
        </p>
      </div>
      {isBusy && <Progress label={share < 1 ? texts().uploading : texts().checking} value={share} />}
      <Message tone="error">{error}</Message>
      <label
        className={classNames(
          buttonClass('secondary'),
          'relative justify-self-start has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-marigold-600',
        )}
      >
        {action}
        <input
          ref={control}
          type="file"
          accept={input.accept}
          disabled={isBusy}
          aria-describedby={`${id}-text`}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={({ currentTarget }) => currentTarget.files?.[0] && upload(currentTarget.files[0])}
        />
      </label>
    </section>
  )
}

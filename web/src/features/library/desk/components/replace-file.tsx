import { useEffect, useId, useRef, useState } from 'react'
import type { OnProgress } from '../../../../http/transport.ts'
import { type GetToken, useDeskSession } from '../../../../lib/desk-session.ts'
import { actionFailure } from '../../../../lib/failure-messages.ts'
import { formatSize } from '../../../../lib/format-size.ts'
import { useBusyFocus } from '../../../../lib/use-busy-focus.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { showToast } from '../../../../ui/desk/toasts.tsx'
import { Progress } from '../../../../ui/forms/progress.tsx'
import { Message } from '../../../../ui/message.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import type { FileInput } from '../file-rules.ts'

const texts = () => deskMessages().library.files

type ReplaceFileProps = {
  title: string
  text: string
  /** The labels of the two steps. */
  choose: string
  publish: string
  input: FileInput
  onBusyChange: (isBusy: boolean) => void
  send: (file: File, uploading: { getToken: GetToken; onProgress: OnProgress }) => Promise<string>
}

const failure = actionFailure(() => texts().notUploaded)

/** Chooses another file in place of the stored one, which visitors get until the new one is published. */
export function ReplaceFile({ title, text, choose, publish, input, onBusyChange, send }: ReplaceFileProps) {
  const { getToken } = useDeskSession()
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState('')
  const isBusy = share !== null
  useBusyFocus(section, isBusy)

  const take = (file: File) => {
    const wrong = input.wrong(file)
    setError(wrong ?? '')
    setChosen(wrong ? null : file)
  }
  const upload = async (file: File) => {
    setError('')
    setShare(0)
    onBusyChange(true)
    try {
      showToast(await send(file, { getToken, onProgress: setShare }))
      setChosen(null)
    } catch (failed) {
      setError(failure(failed))
    } finally {
      setShare(null)
      onBusyChange(false)
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
      {chosen && <Chosen file={chosen} />}
      {isBusy && <Progress label={share < 1 ? texts().uploading : texts().checking} value={share} />}
      <Message tone="error">{error}</Message>
      <div className="flex flex-wrap gap-3">
        {chosen && (
          <Button busy={isBusy} onClick={() => upload(chosen)}>
            {publish}
          </Button>
        )}
        <label
          className={classNames(
            buttonClass('secondary'),
            'relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-marigold-600',
          )}
        >
          {choose}
          <input
            type="file"
            accept={input.accept}
            disabled={isBusy}
            aria-describedby={`${id}-text`}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onChange={({ currentTarget }) => {
              if (currentTarget.files?.[0]) take(currentTarget.files[0])
              // The same file can be chosen again.
              currentTarget.value = ''
            }}
          />
        </label>
        {chosen && (
          <Button look="quiet" disabled={isBusy} onClick={() => setChosen(null)}>
            {deskMessages().kit.cancel}
          </Button>
        )}
      </div>
    </section>
  )
}

/** The chosen file, which can be looked at before it is published. */
function Chosen({ file }: { file: File }) {
  const [address, setAddress] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <p
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-white px-4 py-2 text-sm"
    >
      <span className="min-w-0 wrap-anywhere">
        <UserText text={texts().chosen(file.name, formatSize(file.size))} />
      </span>
      <a href={address} target="_blank" rel="noopener" className={buttonClass('quiet', 'small')}>
        {texts().open}
        <span className="sr-only">{texts().openWhat}</span>
      </a>
    </p>
  )
}

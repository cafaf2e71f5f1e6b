import { recordEndpoints } from '@prangan/contract/endpoints/records'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../../../http/client.ts'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { failureMessage } from '../../../../lib/failure-messages.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Message } from '../../../../ui/message.tsx'

const texts = () => deskMessages().ownRecords.doi

export function useDoiLookUp(): boolean {
  const { getToken } = useDeskSession()
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const ask = async () => {
      const { isOn } = await call(recordEndpoints, 'readDoiLookUp', {}, { token: await getToken() })
      setOn(isOn)
    }
    // The fields can be filled in without it.
    ask().catch((error) => console.warn('Whether there is a DOI service could not be asked.', error))
  }, [getToken])
  return isOn
}

type DoiFieldProps = {
  onFound: (texts: Readonly<Record<string, string>>) => void
}

/** Looks up a publication by its DOI. It has no name: the DOI is not part of the form. */
export function DoiField({ onFound }: DoiFieldProps) {
  const { getToken } = useDeskSession()
  const box = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [found, setFound] = useState<string>()

  const lookUp = async () => {
    const doi = box.current?.value.trim() ?? ''
    setFound(undefined)
    setError(doi === '' ? texts().missing : undefined)
    if (doi === '' || isBusy) return box.current?.focus()
    setBusy(true)
    try {
      const work = await call(
        recordEndpoints,
        'lookUpDoi',
        { params: { doi: [doi] } },
        { token: await getToken() },
      )
      onFound(work)
      setFound(texts().found)
    } catch (reason) {
      setError(failureMessage(reason, { refused: texts().failed, network: texts().failed }))
    } finally {
      setBusy(false)
      box.current?.focus()
    }
  }
  const lookUpOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter here is not the form's.
    event.preventDefault()
    lookUp()
  }

  return (
    <div className="mb-6 grid gap-3 rounded-card bg-indigo-50 p-4">
      <Field label={texts().label} hint={texts().hint} error={error}>
        {({ className, ...control }) => (
          <div className="flex flex-wrap gap-3">
            <input
              {...control}
              ref={box}
              type="text"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onKeyDown={lookUpOnEnter}
              className={`${className} min-w-0 flex-1 basis-48`}
            />
            <Button look="secondary" busy={isBusy} onClick={lookUp}>
              {isBusy ? texts().lookingUp : texts().lookUp}
            </Button>
          </div>
        )}
      </Field>
      <Message tone="info">{found}</Message>
    </div>
  )
}

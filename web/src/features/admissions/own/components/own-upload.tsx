import { ownApplicationEndpoints } from '@prangan/contract/endpoints/own-application'
import { mediaTypesOf } from '@prangan/contract/file-kinds'
import { useState } from 'react'
import { call } from '../../../../http/client.ts'
import { failureMessage } from '../../../../lib/failure-messages.ts'
import { applicantMessages } from '../../../../messages/applicant.ts'
import { Field } from '../../../../ui/field.tsx'
import { Message } from '../../../../ui/message.tsx'
import { hasEnded } from '../../steps/application-access.ts'
import { useOwn } from '../api/own-application.ts'

type OwnUploadProps = { slot: string; name: string; hint?: string }

const { kinds } = ownApplicationEndpoints.addApplicationDocument.body.files.file

/** A document that may be added or replaced now. */
export function OwnUpload({ slot, name, hint }: OwnUploadProps) {
  const { token, application, show, end } = useOwn()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const stored = application.documents[slot]
  const send = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    setFailure('')
    try {
      const input = { body: { token, slot }, files: { file } }
      show(await call(ownApplicationEndpoints, 'addApplicationDocument', input))
    } catch (error) {
      if (hasEnded(error)) return end()
      setFailure(failureMessage(error, applicantMessages().own.failure))
    }
    setBusy(false)
  }
  return (
    <div className="grid gap-2">
      <Field label={name} hint={hint}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept={mediaTypesOf(kinds).join(',')}
            disabled={isBusy}
            onChange={({ target }) => void send(target.files?.[0])}
          />
        )}
      </Field>
      <Message tone="error">{failure}</Message>
      <p role="status" className="text-sm text-success">
        {stored?.name}
      </p>
    </div>
  )
}

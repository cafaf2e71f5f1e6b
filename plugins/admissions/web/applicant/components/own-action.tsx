import { useSubmitForm } from '@prangan/web/lib/use-submit-form.ts'
import { AskDialog } from '@prangan/web/ui/ask-dialog.tsx'
import { Button, type ButtonLook } from '@prangan/web/ui/button.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { applicantMessages } from '../../applicant-messages.ts'
import { type Change, useOwn } from '../api/own-application.ts'

type OwnActionProps = {
  label: string
  children?: ReactNode
  busy: string
  /** Said once it is done. */
  done: string
  look?: ButtonLook
  send: Change
  ask?: { title: string; text: ReactNode; keep: string; action: string }
}

const nothing = z.object({})

/** A button that changes the application, with its failure beside it; a second click while it is busy does nothing. */
export function OwnAction({ label, children, busy, done, look = 'primary', send, ask }: OwnActionProps) {
  const { change } = useOwn()
  const [isAsking, setAsking] = useState(false)
  const { formProps, isBusy, message, messageId } = useSubmitForm<object, object, void>({
    schema: nothing,
    failure: applicantMessages().own.failure,
    send: () => change(send, done),
    onSent: () => {},
  })
  return (
    <>
      <form {...formProps} aria-label={label} className="grid justify-items-start gap-3">
        <Button
          type="submit"
          look={look}
          busy={isBusy}
          className="max-sm:w-full"
          aria-label={children ? label : undefined}
          onClick={(event) => {
            if (!ask) return
            event.preventDefault()
            setAsking(true)
          }}
        >
          {isBusy ? busy : (children ?? label)}
        </Button>
        <Message id={messageId} tone="error">
          {message}
        </Message>
      </form>
      {isAsking && ask && (
        <AskDialog
          {...ask}
          onConfirm={() => formProps.ref.current?.requestSubmit()}
          onClose={() => setAsking(false)}
        >
          {ask.text}
        </AskDialog>
      )}
    </>
  )
}

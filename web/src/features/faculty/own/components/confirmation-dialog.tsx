import { CSPProvider } from '@base-ui/react/csp-provider'
import { ConfirmDialog } from '../../../../ui/desk/confirm-dialog.tsx'
import { Named } from '../../../../ui/desk/named.tsx'

/** A question before an action, and the action: it resolves with the message of a failure, or with nothing. */
export type Question = {
  title: string
  subject?: string
  text: string
  action: string
  busyAction?: string
  act: () => Promise<string | undefined> | undefined
  onCancel?: () => void
  finalFocus?: () => HTMLElement | null | boolean
}

export type ConfirmationState = {
  question: Question
  isOpen: boolean
  isBusy: boolean
  error: string | undefined
  answer: () => void
  cancel: () => void
}

/** Asks before a deletion. Base UI may add no style elements: the pages' policy allows none. */
export function ConfirmationDialog({ question, isOpen, isBusy, error, answer, cancel }: ConfirmationState) {
  return (
    <CSPProvider disableStyleElements>
      <ConfirmDialog
        isOpen={isOpen}
        onCancel={cancel}
        onConfirm={answer}
        title={question.title}
        action={question.action}
        busyAction={question.busyAction ?? question.action}
        isBusy={isBusy}
        error={error}
        finalFocus={question.finalFocus ?? (() => true)}
      >
        {question.subject && <Named title={question.subject} />}
        <p>{question.text}</p>
      </ConfirmDialog>
    </CSPProvider>
  )
}

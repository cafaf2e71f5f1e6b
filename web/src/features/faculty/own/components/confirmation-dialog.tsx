import { CSPProvider } from '@base-ui/react/csp-provider'
import { ConfirmDialog } from '../../../../ui/desk/confirm-dialog.tsx'
import { Words } from '../../../../ui/words.tsx'
import type { ConfirmationState } from './use-confirmation.ts'

/** Asks before something that cannot be undone. Base UI may add no style elements: the pages' policy allows none. */
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
        {question.subject && (
          <p className="mb-4 border-l-4 border-marigold-500 pl-3 text-base font-semibold text-indigo-950 wrap-anywhere">
            <Words text={question.subject} />
          </p>
        )}
        <p>{question.text}</p>
      </ConfirmDialog>
    </CSPProvider>
  )
}

import { useRef, useState } from 'react'
import { useDeskSession } from '../../lib/desk-session.ts'
import type { Listed, Resource } from '../../lib/resource.ts'
import { deskMessages } from '../../messages/desk.ts'
import type { Action, Answers } from './action.ts'
import { BulkActionDialog } from './bulk-action-dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Named } from './named.tsx'
import { closeNextStep, showFailedToast, showToast } from './toasts.tsx'

type ActionDialogProps<Row extends Listed> = {
  resource: Pick<Resource<Row>, 'nameOf' | 'moreOf'>
  action: Action<Row>
  rows: readonly Row[]
  /** Uses the messages for several rows, even if only one is selected. */
  isBulk?: boolean
  isOpen: boolean
  onClose: (isDone: boolean) => void
  /** The element to focus if the action is done, or if the previously focused element is gone. */
  focusAfter: () => HTMLElement | null | true
}

/** Asks before an action on one or several rows, and shows its progress and result. */
export function ActionDialog<Row extends Listed>(props: ActionDialogProps<Row>) {
  return props.isBulk ? <BulkActionDialog {...props} /> : <One {...props} />
}

function One<Row extends Listed>({ action, resource, rows, isOpen, ...props }: ActionDialogProps<Row>) {
  const { getToken } = useDeskSession()
  const [answers, setAnswers] = useState<Answers>({})
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const isDone = useRef(false)
  const [opener] = useState(() => document.activeElement)
  const [row] = rows
  if (!row) return null
  const [label, busyLabel] = action.labels(row)

  const { undo } = action
  const takeBack = async () => {
    closeNextStep()
    try {
      showToast((await undo?.run(row, { getToken })) ?? '')
    } catch (failure) {
      showFailedToast(undo?.failure(failure) ?? '')
    }
  }
  const run = async () => {
    // A delayed action closes its dialog at once; a second click must not start it twice.
    if (isDone.current) return
    setBusy(true)
    setError(undefined)
    try {
      const message = await action.run(row, { getToken, answers })
      isDone.current = true
      props.onClose(true)
      if (message) showToast(message, undo && { label: deskMessages().kit.toast.undo, run: takeBack })
    } catch (failure) {
      setError(action.failure(failure))
    } finally {
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onCancel={() => props.onClose(false)}
      onConfirm={run}
      title={action.title(row)}
      action={label}
      busyAction={busyLabel}
      keep={action.keep?.()}
      isHarmless={action.isHarmless}
      isBusy={isBusy}
      error={error}
      finalFocus={() => (isDone.current || !opener?.isConnected ? props.focusAfter() : true)}
      fields={action.fields?.({
        rows,
        answers,
        onAnswer: (changes) => setAnswers((last) => ({ ...last, ...changes })),
      })}
    >
      <Named title={resource.nameOf(row)} more={resource.moreOf?.(row)} />
      <p>{action.text(row)}</p>
    </ConfirmDialog>
  )
}

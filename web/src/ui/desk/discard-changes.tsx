import { ConfirmDialog } from './confirm-dialog.tsx'

type DiscardChangesProps = { isOpen: boolean; onCancel: () => void; onConfirm: () => void }

/** Asks before what was typed is lost. */
export function DiscardChanges(props: DiscardChangesProps) {
  return (
    <ConfirmDialog
      {...props}
      title="Discard your changes?"
      action="Discard"
      busyAction="Discard"
      isBusy={false}
    >
      <p>What you typed has not been saved.</p>
    </ConfirmDialog>
  )
}

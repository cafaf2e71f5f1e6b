import { CSPProvider } from '@base-ui/react/csp-provider'
import { ConfirmDialog } from './confirm-dialog.tsx'

type DiscardChangesProps = { isOpen: boolean; onCancel: () => void; onConfirm: () => void }

/** Asks before unsaved changes are discarded. Base UI may add no style elements: the pages' policy allows none. */
export function DiscardChanges(props: DiscardChangesProps) {
  return (
    <CSPProvider disableStyleElements>
      <ConfirmDialog
        {...props}
        title="Discard your changes?"
        action="Discard"
        busyAction="Discard"
        isBusy={false}
      >
        <p>What you typed has not been saved.</p>
      </ConfirmDialog>
    </CSPProvider>
  )
}

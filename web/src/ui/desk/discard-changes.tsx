import { CSPProvider } from '@base-ui/react/csp-provider'
import { deskMessages } from '../../messages/desk.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

type DiscardChangesProps = { isOpen: boolean; onCancel: () => void; onConfirm: () => void }

/** Asks before unsaved changes are discarded. The content policy allows no inline styles, so Base UI's are disabled. */
export function DiscardChanges(props: DiscardChangesProps) {
  const { title, text, keep, action } = deskMessages().kit.form.discard
  return (
    <CSPProvider disableStyleElements>
      <ConfirmDialog {...props} title={title} keep={keep} action={action} busyAction={action} isBusy={false}>
        <p>{text}</p>
      </ConfirmDialog>
    </CSPProvider>
  )
}

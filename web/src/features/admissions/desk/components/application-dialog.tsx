import { CSPProvider } from '@base-ui/react/csp-provider'
import { useState } from 'react'
import { useLive } from '../../../../lib/use-live.ts'
import { Dialog } from '../../../../ui/desk/dialog.tsx'
import { showToast } from '../../../../ui/desk/toasts.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { applications } from '../applications.ts'
import { ApplicationDetails } from './application-details.tsx'

type ApplicationDialogsProps = {
  /** The id of the application that is open; '' if none is. */
  openId: string
  onClose: () => void
  onSheet: (id: string) => void
  /**
   * Gets the focus if the row that opened the dialog is gone: after a decision, an application may leave the list.
   */
  fallbackFocus: () => HTMLElement | null
}

/**
 * The dialogs of the list of applications. Base UI may add no style elements, since the pages' policy allows none.
 */
export function ApplicationDialogs({ openId, ...props }: ApplicationDialogsProps) {
  const [shown, setShown] = useState({ id: openId, turn: 0, opener: document.activeElement })
  const [wasOpen, setWasOpen] = useState(openId)
  if (openId !== wasOpen) {
    setWasOpen(openId)
    // Each opening mounts a new dialog; one that closes keeps its content until it is gone.
    if (openId) setShown({ id: openId, turn: shown.turn + 1, opener: document.activeElement })
  }
  return (
    <CSPProvider disableStyleElements>
      {shown.id && (
        <ApplicationDialog
          key={shown.turn}
          id={shown.id}
          opener={shown.opener}
          isOpen={openId !== ''}
          {...props}
        />
      )}
    </CSPProvider>
  )
}

type ApplicationDialogProps = Omit<ApplicationDialogsProps, 'openId'> & {
  id: string
  opener: Element | null
  isOpen: boolean
}

/** The dialog with an application's details, live, and with the form that decides about it. */
function ApplicationDialog({
  id,
  opener,
  isOpen,
  onClose,
  onSheet,
  fallbackFocus,
  ...props
}: ApplicationDialogProps) {
  const application = useLive(applications.watchOne, id)
  const { live } = application
  const [isBusy, setBusy] = useState(false)

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      finalFocus={() => (opener instanceof HTMLElement && opener.isConnected ? opener : fallbackFocus())}
      isBusy={isBusy}
      isWide
      title="Application for admission"
      description={<UserText text={live.status === 'ready' ? (live.value?.name ?? '') : ''} />}
    >
      <ApplicationDetails
        {...application}
        {...props}
        onClose={onClose}
        onSheet={() => onSheet(id)}
        onBusyChange={setBusy}
        onDecided={showToast}
      />
    </Dialog>
  )
}

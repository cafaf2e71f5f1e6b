import { CSPProvider } from '@base-ui/react/csp-provider'
import { type ReactNode, useState } from 'react'
import { Dialog } from '../../../../ui/desk/dialog.tsx'
import { DiscardChanges } from '../../../../ui/desk/discard-changes.tsx'
import { Toasts, tell } from '../../../../ui/desk/toasts.tsx'
import { Words } from '../../../../ui/words.tsx'
import type { GetToken } from '../api/decide-application.ts'
import { useApplication } from '../api/use-applications.ts'
import { ApplicationDetails } from './application-details.tsx'

type ApplicationWindowsProps = {
  getToken: GetToken
  /** Whose details are open; '' where nobody's. */
  openId: string
  onClose: () => void
  onSheet: (id: string) => void
  /** Who did what to the document of this path. */
  history: (subject: string) => ReactNode
}

/**
 * What opens over the list of applications, and the passing messages that follow. Base UI may add no style elements,
 * since the pages' policy allows none.
 */
export function ApplicationWindows({ openId, ...props }: ApplicationWindowsProps) {
  const [shown, setShown] = useState({ id: openId, turn: 0 })
  const [wasOpen, setWasOpen] = useState(openId)
  if (openId !== wasOpen) {
    setWasOpen(openId)
    // Each opening begins anew; what closes keeps its words until it is gone.
    if (openId) setShown({ id: openId, turn: shown.turn + 1 })
  }
  return (
    <CSPProvider disableStyleElements>
      {shown.id && <ApplicationWindow key={shown.turn} id={shown.id} isOpen={openId !== ''} {...props} />}
      <Toasts />
    </CSPProvider>
  )
}

type ApplicationWindowProps = Omit<ApplicationWindowsProps, 'openId'> & { id: string; isOpen: boolean }

/** The window with an application's details, live, and with the form that decides about it. */
function ApplicationWindow({ id, isOpen, onClose, onSheet, ...props }: ApplicationWindowProps) {
  const application = useApplication(id)
  const { live } = application
  const [isBusy, setBusy] = useState(false)
  const [isDirty, setDirty] = useState(false)
  /** What would lose what was typed, while it is asked about. */
  const [asked, setAsked] = useState<(() => void) | null>(null)
  const leaveBy = (leave: () => void) => () => (isDirty ? setAsked(() => leave) : leave())
  const close = leaveBy(onClose)

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      isBusy={isBusy}
      isWide
      title="Application for admission"
      description={<Words text={live.status === 'ready' ? (live.value?.name ?? '') : ''} />}
    >
      <ApplicationDetails
        {...application}
        {...props}
        onClose={close}
        onSheet={leaveBy(() => onSheet(id))}
        onBusyChange={setBusy}
        onDirtyChange={setDirty}
        onDecided={tell}
      />
      <DiscardChanges
        isOpen={asked !== null}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null)
          asked?.()
        }}
      />
    </Dialog>
  )
}

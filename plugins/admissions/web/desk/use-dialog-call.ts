import { showToast } from '@prangan/web/ui/desk/toasts.tsx'
import { useState } from 'react'

/**
 * Runs the call of a dialog: busy until it ends, then closed, with the toast that the call returns. After a failure the dialog
 * stays and shows why.
 */
export function useDialogCall(onClose: () => void, toMessage: (failure: unknown) => string) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const send = async (call: () => Promise<string>) => {
    setError('')
    setBusy(true)
    try {
      showToast(await call())
      onClose()
    } catch (failure) {
      setError(toMessage(failure))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, error, send }
}

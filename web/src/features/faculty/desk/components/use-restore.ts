import { useRef, useState } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { showToast } from '../../../../ui/desk/toasts.tsx'
import { failureText, setVisibility } from '../api/edit-member.ts'
import type { MemberRow } from '../api/member-row.ts'

/** Restores a member who was removed, once at a time. */
export function useRestore({ email }: MemberRow, onBusyChange: (isBusy: boolean) => void) {
  const { getToken } = useDeskSession()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const isUnderWay = useRef(false)

  const restore = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setError(undefined)
    setBusy(true)
    onBusyChange(true)
    try {
      showToast(await setVisibility(email, false, getToken))
    } catch (failure) {
      setError(failureText('visibility', failure))
    } finally {
      isUnderWay.current = false
      setBusy(false)
      onBusyChange(false)
    }
  }
  return { restore, isBusy, error }
}

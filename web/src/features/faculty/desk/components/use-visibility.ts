import { useRef, useState } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { showToast } from '../../../../ui/desk/toasts.tsx'
import { failureText, setVisibility } from '../api/edit-member.ts'
import type { MemberRow } from '../api/member-row.ts'

type VisibilityOptions = {
  member: MemberRow
  onBusyChange: (isBusy: boolean) => void
}

/** Removes a member, after a confirmation, and restores them; one action at a time. */
export function useVisibility({ member, onBusyChange }: VisibilityOptions) {
  const { getToken } = useDeskSession()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const isUnderWay = useRef(false)

  const change = async (isRemoved: boolean) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setError(undefined)
    setBusy(true)
    onBusyChange(true)
    try {
      showToast(await setVisibility(member.email, isRemoved, getToken))
      setAsking(false)
    } catch (failure) {
      setError(failureText('visibility', failure))
    } finally {
      isUnderWay.current = false
      setBusy(false)
      onBusyChange(false)
    }
  }

  return {
    isAsking,
    isBusy,
    error,
    ask: () => {
      setError(undefined)
      setAsking(true)
    },
    cancel: () => {
      setError(undefined)
      setAsking(false)
    },
    remove: () => change(true),
    restore: () => change(false),
  }
}
export type Visibility = ReturnType<typeof useVisibility>

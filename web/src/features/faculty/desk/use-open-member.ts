import { useEffect, useState } from 'react'

type Address = { openId: string; open: (uid: string) => void }

/**
 * Whose panel is open, as the address says; but an address that changes while something typed is unsaved, as the browser's
 * back does it, is set back, and the person asked. `shownId` stays while a panel closes, so that its words do.
 */
export function useOpenMember({ openId, open }: Address) {
  const [shownId, setShownId] = useState(openId)
  const [isDirty, setDirty] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isLosing = isDirty && openId !== shownId

  useEffect(() => {
    if (isLosing) {
      setAsking(true)
      open(shownId)
    } else if (openId) setShownId(openId)
  }, [isLosing, openId, shownId, open])

  return { shownId, isOpen: openId !== '' || isLosing, isDirty, setDirty, isAsking, setAsking }
}
export type OpenMember = ReturnType<typeof useOpenMember>

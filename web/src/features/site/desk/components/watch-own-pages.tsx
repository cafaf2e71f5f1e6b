import { useEffect } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { useLive } from '../../../../lib/use-live.ts'

export const loadOwnPages = async () => (await import('../api/watch-own-pages.ts')).watchOwnPages

/** Reports to the sidebar whether a teacher has pages in their care. Renders nothing. */
export function WatchOwnPages({ onChange }: { onChange: (hasPages: boolean) => void }) {
  const { uid } = useDeskSession()
  const { live } = useLive(loadOwnPages, uid)
  const count = live.status === 'ready' ? live.value.length : undefined
  useEffect(() => {
    if (count !== undefined) onChange(count > 0)
  }, [count, onChange])
  return null
}

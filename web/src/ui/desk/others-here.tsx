import { Users } from 'lucide-react'
import { useMemo } from 'react'
import { useDeskSession } from '../../lib/desk-session.ts'
import { useLive } from '../../lib/use-live.ts'
import { deskMessages } from '../../messages/desk.ts'

/** The line at a form's head that says who else has the record (its path) open. */
export function OthersHere({ record }: { record: string }) {
  const { uid } = useDeskSession()
  const load = useMemo(
    () => async () => (await import('../../lib/share-open-form.ts')).shareOpenForm(uid),
    [uid],
  )
  const { live } = useLive(load, record)
  const names = live.status === 'ready' ? live.value : []
  return (
    <p role="status" className="flex min-w-0 gap-2 text-sm text-muted empty:absolute">
      {names.length > 0 && (
        <>
          <Users aria-hidden="true" size={18} className="flex-none" />
          <span className="min-w-0 wrap-anywhere">{deskMessages().kit.form.alsoOpen(names)}</span>
        </>
      )}
    </p>
  )
}

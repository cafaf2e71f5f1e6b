import type { PageDraftDocument } from '@prangan/contract/schemas/site'
import { Users } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { deskMessages } from '../../../../messages/desk.ts'

/** How long after their last change somebody counts as being in the page: milliseconds. */
const present = 5 * 60_000

export function WhoElse({ draft }: { draft: PageDraftDocument | null }) {
  const { uid } = useDeskSession()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  const others = Object.entries(draft?.editors ?? {}).filter(
    ([id, { at }]) => id !== uid && at.getTime() > now - present,
  )
  return (
    <p role="status" className="min-w-0 text-sm text-muted">
      {others.length > 0 && (
        <span className="inline-flex items-center gap-1.5 rounded-full bg-marigold-100 px-2.5 py-0.5 text-xs font-semibold text-marigold-700 wrap-anywhere">
          <Users aria-hidden="true" size={14} className="flex-none" />
          {deskMessages().pageEditor.alsoHere(others.map(([, { name }]) => name).join(', '))}
        </span>
      )}
    </p>
  )
}

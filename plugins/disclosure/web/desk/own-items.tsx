import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { useId } from 'react'
import { ItemList, OpenItem } from './item-list.tsx'
import { disclosureDeskMessages } from './messages.ts'
import { useItems } from './use-items.ts'

/** The items that the signed-in person keeps up to date; nothing for those who keep none. */
export function OwnItems() {
  const titleId = useId()
  const { uid } = useDeskSession()
  const { status, rows, known } = useItems(uid)
  const own = rows.filter(({ owner }) => owner === uid)
  if (status !== 'ready' || own.length === 0) return null
  const { title, text } = disclosureDeskMessages().own
  return (
    <section aria-labelledby={titleId} className="mt-12 max-w-3xl">
      <h2 id={titleId} className="text-xl text-indigo-950">
        {title}
      </h2>
      <p className="mt-2 mb-6 text-sm text-muted">{text}</p>
      <ItemList rows={own} known={known} owned />
      <OpenItem rows={own} known={known} />
    </section>
  )
}

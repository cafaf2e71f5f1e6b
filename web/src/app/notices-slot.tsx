import { useCurrentNotices } from '../features/news/api/current-notices.ts'
import { ListSkeleton } from '../features/news/components/list-skeleton.tsx'
import { type SlotName, slotOf } from './slots.tsx'

/** A slot of the page, live; a skeleton until the first notices have come, and the failure where they have not. */
export function NoticesSlot({ name }: { name: Exclude<SlotName, 'ticker'> }) {
  const { notices, failed } = useCurrentNotices()
  return notices || failed ? slotOf(name, notices) : <ListSkeleton />
}

import { useCurrentNotices } from '../features/news/api/current-notices.ts'
import { loadFailure } from '../features/news/components/all-notices.tsx'
import { ListSkeleton } from '../features/news/components/list-skeleton.tsx'
import { Message } from '../ui/message.tsx'
import { type SlotName, slots } from './slots.tsx'

/** A slot of the page, live; a skeleton until the first notices have come, and the failure where they have not. */
export function NoticesSlot({ name }: { name: Exclude<SlotName, 'ticker'> }) {
  const { notices, failed } = useCurrentNotices()
  if (notices) return slots[name](notices)
  return failed ? <Message tone="error">{loadFailure}</Message> : <ListSkeleton />
}

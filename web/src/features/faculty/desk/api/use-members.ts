import { useState } from 'react'
import { useLive } from '../../../../lib/use-live.ts'
import type { MemberRow } from './member-row.ts'
import { type Cursor, havingAllWords, type MembersFilter } from './members-query.ts'

const bringPage = async () => (await import('./watch-members.ts')).watchMembersPage
const bringMember = async () => (await import('./watch-members.ts')).watchMember

const toCursor = ({ isRemoved, name, uid }: Cursor): Cursor => ({ isRemoved, name, uid })

/** A filter's members, live and a page at a time. */
export function useMembers({ search, withRemoved }: MembersFilter) {
  const filter = { search, withRemoved }
  const name = JSON.stringify(filter)
  const [turned, setTurned] = useState<{ name: string; starts: readonly Cursor[] }>({ name, starts: [] })
  const starts = turned.name === name ? turned.starts : []
  const { live, retry } = useLive(bringPage, JSON.stringify({ ...filter, after: starts.at(-1) }))
  const page = live.status === 'ready' ? live.value : undefined
  const next = page?.next
  return {
    status: live.status,
    rows: havingAllWords(page?.rows ?? [], search),
    /** The page's number, from 1. */
    number: starts.length + 1,
    turnBack: starts.length > 0 ? () => setTurned({ name, starts: starts.slice(0, -1) }) : undefined,
    turnOn: next && (() => setTurned({ name, starts: [...starts, toCursor(next)] })),
    retry,
  }
}
export type Members = ReturnType<typeof useMembers>

/** One member, live, by the id of their account; null where there is none. */
export function useMember(uid: string): ReturnType<typeof useLive<MemberRow | null>> {
  return useLive(bringMember, uid)
}

import { type Choices, type EditConflict, useConflictChoices } from '@prangan/web/lib/use-edit-conflict.ts'
import { useEffect } from 'react'
import type { SessionRow } from '../api/session-row.ts'
import { changeTexts, labelAt } from './change-texts.ts'
import { isSame, mergeSessions } from './merge-sessions.ts'
import { fromInput, type TypedSession, toInput, toTyped } from './typed-session.ts'

type ConflictOptions = {
  base: { version: number; typed: TypedSession }
  typed: TypedSession
  newest: SessionRow | null
  isBusy: boolean
  /** What was sent last from here. */
  sent: TypedSession | undefined
  onAccept: (next: { base: TypedSession; typed: TypedSession }, version: number) => void
}

/** Returns false for a fee that only follows from its heads, which are in the list, too. */
const isOwnChange = ({ path }: { path: string }, _: number, all: readonly { path: string }[]): boolean =>
  !/\.fee\.(amount|cautionMoney)$/.test(path) ||
  !all.some((other) => other.path === path.replace(/[^.]+$/, 'heads'))

/** Detects what a colleague, or the same person in another window, changed in a session that is open here. */
export function useSessionConflict({
  base,
  typed,
  newest,
  isBusy,
  sent,
  onAccept,
}: ConflictOptions): EditConflict {
  const theirs = newest && newest.version > base.version && !isBusy ? toTyped(newest) : undefined
  const isDirty = !isSame(typed, base.typed)
  const isTyped = theirs !== undefined && isSame(theirs, fromInput(toInput(typed)))
  // An answer may be lost although all was saved: what was sent or typed here is nobody else's.
  const followed = !isDirty || isTyped || isSame(theirs, sent) ? theirs : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version.
  useEffect(() => {
    if (!(followed && newest)) return
    onAccept({ base: followed, typed: isDirty && !isTyped ? typed : followed }, newest.version)
  }, [newest?.version, followed !== undefined])

  const changes =
    theirs && !followed
      ? mergeSessions({ base: base.typed, mine: typed, theirs })
          .changes.filter(isOwnChange)
          .map((change) => ({
            name: change.path,
            label: labelAt(change.path, [theirs, typed]),
            ...changeTexts(change),
            isDirty: change.isDirty,
          }))
      : undefined
  const accept = (kept: Choices) => {
    if (!(newest && theirs)) return
    const { merged } = mergeSessions({ base: base.typed, mine: typed, theirs }, kept)
    onAccept({ base: theirs, typed: merged }, newest.version)
  }
  return {
    ...useConflictChoices(newest?.version, changes, accept),
    isGone: false,
    by: newest?.changedBy && { ...newest.changedBy, at: newest.updatedAt },
  }
}

import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { type Choices, type EditConflict, useConflictChoices } from '@prangan/web/lib/use-edit-conflict.ts'
import { deskMessages } from '@prangan/web/messages/desk.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { useEffect, useState } from 'react'
import type { AskedOriginal } from '../../../contract/originals.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { admissionDeskMessages } from '../messages.ts'
import { type Finding, type Found, isSameFound, keptOriginals } from './kept-originals.ts'

const texts = () => admissionDeskMessages().counter.originals

function textOf({ result, until }: Found): string {
  const label = result === '' ? deskMessages().kit.notGiven : texts().results[result]
  return until ? `${label}, ${formatDate(until)}` : label
}

/**
 * What a clerk found of somebody's originals and has not saved. What a colleague records of others appears at once; where both
 * found something else of the same original, the clerk chooses.
 */
export function useFindings(row: ApplicationRow, asked: readonly AskedOriginal[]) {
  const kept = keptOriginals(useDeskSession().uid, row.id)
  const [restored] = useState(kept.read)
  const [findings, setFindings] = useState(restored)
  const storedOf = (item: string): Found => {
    const { result, until } = row.originals[item] ?? { result: '' as const, until: '' }
    return { result, until }
  }
  const foundOf = (item: string): Found => findings[item]?.is ?? storedOf(item)
  const changed = asked.flatMap(({ item, name }) => {
    const finding = findings[item]
    return !finding || finding.is.result === '' || isSameFound(finding.is, storedOf(item))
      ? []
      : [{ item, name, finding }]
  })
  const unsaved = Object.fromEntries(changed.map(({ item, finding }) => [item, finding] as const))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found and what is stored are compared by value.
  useEffect(() => kept.write(unsaved), [JSON.stringify(unsaved)])
  // What is recorded is no finding any more, so a colleague's later result of it appears.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version.
  useEffect(() => setFindings(unsaved), [row.version])

  const conflicts = changed
    .filter(({ item, finding }) => !isSameFound(finding.was, storedOf(item)))
    .map(({ item, name, finding }) => ({
      name: item,
      label: inLanguage(name),
      now: textOf(storedOf(item)),
      mine: textOf(finding.is),
      isDirty: true,
    }))
  const accept = (chosen: Choices) => {
    const after = Object.entries(unsaved).flatMap(([item, finding]): [string, Finding][] => {
      if (chosen[item] === 'theirs') return []
      return [[item, chosen[item] ? { ...finding, was: storedOf(item) } : finding]]
    })
    setFindings(Object.fromEntries(after))
  }
  const choices = useConflictChoices(row.version, conflicts.length > 0 ? conflicts : undefined, accept)
  return {
    foundOf,
    find: (item: string, is: Found) =>
      setFindings((last) => {
        const { [item]: before, ...others } = last
        if (isSameFound(is, storedOf(item))) return others
        return { ...others, [item]: { was: before?.was ?? storedOf(item), is } }
      }),
    /** What is to be recorded, by original. */
    changed: Object.fromEntries(
      changed.flatMap(({ item, finding: { is } }) =>
        is.result === '' ? [] : [[item, { ...is, result: is.result }] as const],
      ),
    ),
    hasChanges: changed.length > 0,
    isRestored: changed.some(({ item }) => item in restored),
    conflict: { ...choices, isGone: false } satisfies EditConflict,
    /** Deletes the draft, once it is recorded. */
    clearDraft: () => kept.write({}),
  }
}

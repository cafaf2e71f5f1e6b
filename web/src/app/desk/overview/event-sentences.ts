import type { AuditDocument } from '@prangan/contract/schemas/audit'
import { deskMessages } from '../../../messages/desk.ts'

/** The sentence of an action, before and after its subject. */
export function sentenceOf(action: AuditDocument['action']): readonly [before: string, after: string] {
  const [, sentence] = deskMessages().auditTexts[action]
  const [before = '', after = ''] = sentence.split('{}')
  return [before, after]
}

type Same = Pick<AuditDocument, 'action' | 'subject' | 'actor' | 'detail'>

const isSame = (one: Same, other: Same): boolean =>
  one.action === other.action &&
  one.subject === other.subject &&
  one.actor === other.actor &&
  one.detail === other.detail

/** Entries of which those that repeat the one before are counted with it, so that they do not fill the list. */
export function countRepeats<Entry extends Same>(entries: readonly Entry[]): (Entry & { times: number })[] {
  const counted: (Entry & { times: number })[] = []
  for (const entry of entries) {
    const last = counted.at(-1)
    if (last && isSame(last, entry)) last.times += 1
    else counted.push({ ...entry, times: 1 })
  }
  return counted
}

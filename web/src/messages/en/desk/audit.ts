import type { AuditDocument } from '@prangan/contract/schemas/audit'

type AuditAction = AuditDocument['action']

/** What is said of an audit entry: in its document's history, and in a sentence of the overview with `{}` for its subject. */
type AuditText = readonly [inHistory: string, sentence: string]

/** What is said of all audit entries: a resource's catalogue has its own. */
export type AuditTexts = Readonly<Record<AuditAction, AuditText>>

/** The texts of audit entries in English, where a history has the words of the audit trail itself. */
export function auditTextsOf<Action extends AuditAction>(sentences: Readonly<Record<Action, string>>) {
  const texts = Object.entries<string>(sentences).map(([action, sentence]) => [action, [action, sentence]])
  return Object.fromEntries(texts) as Pick<AuditTexts, Action>
}

/** What the audit trail says: the history of a document, and what happened last. */
export const audit = {
  history: 'History',
  historyNotLoaded: 'The history could not be loaded.',
  nothing: 'Nothing has been recorded.',
  /** After what was done. */
  by: (actor: string) => ` by ${actor}`,
  times: (count: number) => `, ${count} times`,
  lastEvents: 'What happened last',
  lastEventsNotLoaded: 'What happened last could not be loaded.',
  /** In place of a subject that was deleted. */
  noLongerThere: '(no longer there)',
}

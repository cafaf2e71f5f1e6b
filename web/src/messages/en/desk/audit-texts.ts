import type { AuditDocument } from '@prangan/contract/schemas/audit'

type AuditAction = AuditDocument['action']

/** The texts of an audit entry: in its document's history, and in the overview with `{}` for the subject. */
type AuditText = readonly [inHistory: string, sentence: string]

/** The texts of all audit entries, from the catalogues of the resources. */
export type AuditTexts = Readonly<Record<AuditAction, AuditText>>

/** Returns the texts of an action; its own words for one of a plugin that is off. */
export const auditTextOf = (texts: AuditTexts, action: AuditAction): AuditText =>
  Object.hasOwn(texts, action) ? texts[action] : [action, `{}: ${action}`]

/** Returns the English texts of audit entries. The history shows the action's own words, or those of `inHistory`. */
export function auditTextsOf<Action extends AuditAction>(
  sentences: Readonly<Record<Action, string>>,
  inHistory: { readonly [Each in Action]?: string } = {},
) {
  const own: Readonly<Record<string, string | undefined>> = inHistory
  const texts = Object.entries<string>(sentences).map(([action, sentence]) => [
    action,
    [own[action] ?? action, sentence],
  ])
  return Object.fromEntries(texts) as Pick<AuditTexts, Action>
}

import type { Context } from './context.ts'

/** `sentence` says what differs. A missing optional part is no failure. */
export type CheckResult = { isFine: boolean; isOptional?: true; sentence: string }

export const fine = (sentence: string): CheckResult => ({ isFine: true, sentence })
export const differs = (sentence: string): CheckResult => ({ isFine: false, sentence })

/** An idempotent step of a deployment, which can resume after an interruption. */
export type Step = {
  name: string
  /** Must not change anything. */
  look: (context: Context) => Promise<CheckResult>
  /** A sentence in the imperative that says what `act` would do. */
  plan: string
  act: (context: Context) => Promise<void>
  /**
   * True if Google may reject `act` until an earlier change (roles, service agents, APIs) is active, so that any failure is
   * retried.
   */
  appliesLate?: true
}

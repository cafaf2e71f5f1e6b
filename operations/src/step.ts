import type { Context } from './context.ts'

/** What a look found: fine, or one sentence about what differs. Nothing fails for want of what is optional. */
export type Finding = { isFine: boolean; isOptional?: true; sentence: string }

export const fine = (sentence: string): Finding => ({ isFine: true, sentence })
export const differs = (sentence: string): Finding => ({ isFine: false, sentence })

/** A row of the table of a deployment. It may be repeated at any time, and go on where it was broken off. */
export type Step = {
  name: string
  /** Reads the project and changes nothing. */
  look: (context: Context) => Promise<Finding>
  /** Says what `act` would do, as a sentence in the imperative. */
  plan: string
  act: (context: Context) => Promise<void>
  /**
   * Whether Google may refuse `act` until an earlier change is in effect everywhere (roles, service agents, APIs), so that
   * any failure is tried again.
   */
  appliesLate?: true
}

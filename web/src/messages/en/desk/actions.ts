import type { Nouns } from '../../nouns.ts'

/** What an action on several rows of a list says. */
export type SeveralMessages = {
  /** The question. */
  title: (count: number) => string
  /** What follows from it. */
  text: string
  /** It has been done. */
  done: (count: number) => string
  /** It has been done with some, and could not be done with the others, which follow. */
  partly: (done: number, failed: number) => string
}

type Verb = { label: string; done: string; nouns: Nouns; text: string }

/** The same in English, of a verb: 'Verify', 'verified'. */
export function several({ label, done, nouns, text }: Verb): SeveralMessages {
  const counted = (count: number) => `${count} ${nouns[count === 1 ? 0 : 1]}`
  return {
    title: (count) => `${label} ${counted(count)}?`,
    text,
    done: (count) => `${counted(count)} ${done} successfully!`,
    partly: (succeeded, failed) => `${counted(succeeded)} ${done}. ${counted(failed)} could not be ${done}:`,
  }
}

/** A button's label, idle and busy. */
export type ActionLabels = readonly [action: string, busy: string]

/** The same, in the catalogue. */
export const labels = (action: string, busy: string): ActionLabels => [action, busy]

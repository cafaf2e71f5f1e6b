import type { Nouns } from '../../nouns.ts'

export type SeveralMessages = {
  title: (count: number) => string
  text: string
  done: (count: number) => string
  partly: (done: number, failed: number) => string
}

type Verb = { label: string; done: string; nouns: Nouns; text: string }

/** Returns the English messages of a verb: 'Verify', 'verified'. */
export function several({ label, done, nouns, text }: Verb): SeveralMessages {
  const counted = (count: number) => `${count} ${nouns[count === 1 ? 0 : 1]}`
  return {
    title: (count) => `${label} ${counted(count)}?`,
    text,
    done: (count) => `${counted(count)} ${done} successfully!`,
    partly: (succeeded, failed) => `${counted(succeeded)} ${done}. ${counted(failed)} could not be ${done}:`,
  }
}

export type ActionLabels = readonly [action: string, busy: string]

export const labels = (action: string, busy: string): ActionLabels => [action, busy]

import { CallError, callMessages } from '../../../../http/call-error.ts'
import type { FailureWords } from '../../../../lib/failure-words.ts'

/** Where the server itself failed, its words help nobody: those of whoever asked are said instead. */
export async function asked<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work
  } catch (error) {
    const isServers = error instanceof CallError && error.status >= 500
    throw isServers ? new CallError(error.status, callMessages.unreadable) : error
  }
}

/** The same words, whether it was refused or did not arrive. */
export const either = (words: string): FailureWords => ({ refused: words, network: words })

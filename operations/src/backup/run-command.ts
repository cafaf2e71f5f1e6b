import { end } from '@prangan/functions/commands/end.ts'
import { Problem } from '../problem.ts'
import { problemOf } from './target.ts'

/** Runs a command; says what failed in a sentence, and ends with status 1. */
export async function runCommand(projectId: string, run: () => Promise<void>): Promise<never> {
  try {
    await run()
  } catch (error) {
    const { code, message } = error as { code?: unknown; message: string }
    // As the library of Cloud Storage says it.
    const problem = problemOf(code, projectId, message) ?? error
    if (problem instanceof Problem) end(problem.message, 1)
    end(`It did not work in ${projectId}: ${message}. Run the command again; nothing is lost by that.`, 1)
  }
  process.exit(0)
}

import { parseArgs } from 'node:util'
import { Problem } from '@prangan/emulators/src/problem.ts'

/** A command: takes its arguments, returns the exit status. */
export type Command = (args: readonly string[], interrupted: AbortSignal) => Promise<number>

const projectPattern = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/

/** Reads `--project <id>`, and `--dry-run` where it is allowed. Throws a `Problem` with the usage. */
export function readOptions(args: readonly string[], usage: string, { dryRun }: { dryRun: boolean }) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { project: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    })
    const { project } = values
    if (project === undefined) throw new Error('Name the project with --project.')
    if (!projectPattern.test(project)) throw new Error(`"${project}" is not a project id.`)
    if (values['dry-run'] && !dryRun) throw new Error('--dry-run is an option of `npm run deploy`.')
    return { project, isDryRun: values['dry-run'] }
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n\n${usage}`)
  }
}

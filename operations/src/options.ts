import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { Problem } from '@prangan/emulators/src/problem.ts'

export type Command = (args: readonly string[], interrupted: AbortSignal) => Promise<number>

const projectPattern = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/

/** Adds `--project` to the options. Throws a `Problem` with the usage. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  usage: string,
  options: Options,
) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { ...options, project: { type: 'string' } },
    })
    const { project } = values as { project?: string }
    if (project !== undefined && !projectPattern.test(project)) {
      throw new Error(`"${project}" is not a project id.`)
    }
    return { ...values, project }
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n\n${usage}`)
  }
}

export function readProjectOptions<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  usage: string,
  options: Options,
) {
  const { project, ...values } = readOptions(args, usage, options)
  if (project === undefined) throw new Problem(`Name the project with --project.\n\n${usage}`)
  return { ...values, project }
}

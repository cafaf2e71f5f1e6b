import type { ParseArgsOptionsConfig } from 'node:util'
import { Problem } from '@prangan/emulators/src/problem.ts'
import { readFlags } from '@prangan/emulators/src/read-flags.ts'

export type Command = (args: readonly string[], interrupted: AbortSignal) => Promise<number>

const projectPattern = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/

/** Adds `--project` to the options. Throws a `Problem` with the usage. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  usage: string,
  options: Options,
) {
  const values = readFlags(args, usage, { ...options, project: { type: 'string' } })
  const { project } = values as { project?: string }
  if (project !== undefined && !projectPattern.test(project)) {
    throw new Problem(`"${project}" is not a project id.\n\n${usage}`)
  }
  return { ...values, project }
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

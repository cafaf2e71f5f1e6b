import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { Problem } from './problem.ts'

/** Returns the options of a command. Throws a `Problem` with the usage. */
export function readFlags<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  usage: string,
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n\n${usage}`)
  }
}

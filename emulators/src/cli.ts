// `node emulators/src/cli.ts <command> [arguments]`, started by emulators/launch.mjs.
import { delimiter, join } from 'node:path'
import { bench } from './commands/bench.ts'
import { build } from './commands/build.ts'
import { doctor } from './commands/doctor.ts'
import { exec } from './commands/exec.ts'
import { dev, start } from './commands/start.ts'
import { test, testAll } from './commands/test.ts'
import { Interruption, watchInterruptions } from './interruption.ts'
import { root } from './paths.ts'
import { readPorts } from './ports.ts'
import { Problem, say } from './problem.ts'
import { createProcessGroup } from './process-group.ts'
import type { Command } from './session.ts'

const commands: Record<string, Command> = {
  start,
  dev,
  test,
  'test:all': testAll,
  exec,
  bench,
  build,
  doctor,
}

async function runCommand(command: Command, args: readonly string[]): Promise<number> {
  const interrupted = watchInterruptions()
  const ports = readPorts()
  const group = await createProcessGroup()
  try {
    return await command(args, { ports, group, interrupted })
  } finally {
    await group.end()
  }
}

function report(error: unknown): number {
  if (error instanceof Interruption) return error.status
  // Node wraps the reason of an interrupted wait.
  if (error instanceof Error && error.cause instanceof Interruption) return error.cause.status
  if (error instanceof Problem) say(error.message)
  else console.error(error)
  return 1
}

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (command === undefined) {
  say(`Usage: node emulators/launch.mjs <${Object.keys(commands).join('|')}> [arguments]`)
  process.exit(2)
}
// Child processes must find the project's own Node first.
process.env.PATH = [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter)
process.exit(await runCommand(command, args).catch(report))

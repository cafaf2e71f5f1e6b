// `node operations/src/cli.ts <command> [arguments]`, started by emulators/launch.mjs.
import { delimiter, join } from 'node:path'
import { Interruption, watchInterruptions } from '@prangan/emulators/src/interruption.ts'
import { root } from '@prangan/emulators/src/paths.ts'
import { Problem, say } from '@prangan/emulators/src/problem.ts'
import { adopt } from './commands/adopt.ts'
import { adopted } from './commands/adopted.ts'
import { backup } from './commands/backup.ts'
import { deploy } from './commands/deploy.ts'
import { doctor } from './commands/doctor.ts'
import { restore } from './commands/restore.ts'
import { upgrade } from './commands/upgrade.ts'
import { GoogleError } from './google/google-error.ts'
import type { Command } from './options.ts'

const commands: Record<string, Command> = { adopt, adopted, deploy, doctor, upgrade, backup, restore }

function report(error: unknown): number {
  const reason = error instanceof Error && error.cause instanceof Interruption ? error.cause : error
  if (reason instanceof Interruption) return reason.status
  if (error instanceof Problem || error instanceof GoogleError) say(`✗ ${error.message}`)
  else console.error(error)
  return 1
}

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (command === undefined) {
  say(`Usage: node operations/src/cli.ts <${Object.keys(commands).join('|')}> [arguments]`)
  process.exit(2)
}
// Child processes must find the project's own Node first.
process.env.PATH = [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter)
const interrupted = watchInterruptions()
const end = new Promise<never>((_, reject) => {
  interrupted.addEventListener('abort', () => reject(interrupted.reason))
})
process.exit(await Promise.race([command(args, interrupted), end]).catch(report))

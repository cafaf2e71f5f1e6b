import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { constants } from 'node:os'
import { node, root } from './paths.ts'

type Variables = Record<string, string | undefined>

/** The exit status as a shell would tell it: 128 and the signal's number where a signal ended the process. */
async function exitStatus(child: ChildProcess): Promise<number> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  return code ?? 128 + (signal === null ? 0 : constants.signals[signal])
}

/**
 * Runs a program to its end in the terminal's foreground, so that a Ctrl-C reaches it; when `interrupted` fires it is
 * asked to end as well. Gives its exit status.
 */
export async function run(
  program: string,
  args: readonly string[],
  options: { environment: Variables; interrupted: AbortSignal; shell?: boolean },
): Promise<number> {
  options.interrupted.throwIfAborted()
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...options.environment },
    stdio: 'inherit',
    shell: options.shell ?? false,
  })
  const end = () => child.kill('SIGTERM')
  options.interrupted.addEventListener('abort', end)
  const status = await exitStatus(child)
  options.interrupted.removeEventListener('abort', end)
  return status
}

/** Runs one of package.json's scripts with the npm that this command was started with. */
export function runScript(name: string, options: Parameters<typeof run>[2]): Promise<number> {
  const npm = process.env.npm_execpath
  return npm?.endsWith('npm-cli.js')
    ? run(node, [npm, 'run', name], options)
    : run('npm', ['run', name], options)
}

/** A server of the suite: it ends when the suite does, and before that only by mistake. */
export type Server = { name: string; exited: Promise<number>; hasExited: () => boolean }

/**
 * Starts a server in a session of its own, where a Ctrl-C in the terminal doesn't reach it: the suite decides when
 * and in which order its parts end. Its output goes to `logFile`, or to the terminal where there is none.
 */
export function startServer(
  name: string,
  args: readonly string[],
  options: { environment: Variables; folder?: string; logFile?: string },
): Server {
  // A file and not a pipe: with a pipe to a launcher that was killed, the server's next word would end it too.
  const output = options.logFile === undefined ? 'inherit' : openSync(options.logFile, 'a')
  const child = spawn(node, args, {
    cwd: options.folder ?? root,
    env: { ...process.env, ...options.environment },
    stdio: ['ignore', output, output],
    detached: true,
  })
  if (output !== 'inherit') closeSync(output)
  return {
    name,
    exited: exitStatus(child),
    hasExited: () => child.exitCode !== null || child.signalCode !== null,
  }
}

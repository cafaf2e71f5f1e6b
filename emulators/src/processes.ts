import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { constants } from 'node:os'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { node, root } from './paths.ts'

type Variables = Record<string, string | undefined>

/** The exit status as a shell reports it: 128 and the signal's number where a signal ended the process. */
async function exitStatus(child: ChildProcess): Promise<number> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  return code ?? 128 + (signal === null ? 0 : constants.signals[signal])
}

/** Prints a program's output with a label before each line, and hands each line to `onLine`. */
async function printLines(label: string, output: Readable, onLine?: (line: string) => void): Promise<void> {
  for await (const line of createInterface({ input: output })) {
    if (line.trim() === '') continue
    process.stdout.write(`${label} | ${line}\n`)
    onLine?.(line)
  }
}

export type RunOptions = {
  environment: Variables
  interrupted: AbortSignal
  shell?: boolean
  /** Precedes each line of output, for programs that run side by side. */
  label?: string
  /** Gets each of those lines, without the label. */
  onLine?: (line: string) => void
}

/**
 * Runs a program to its end in the terminal's foreground, so that a Ctrl-C reaches it; when `interrupted` aborts it
 * gets a SIGTERM. Returns its exit status.
 */
export async function run(program: string, args: readonly string[], options: RunOptions): Promise<number> {
  const { environment, interrupted, shell = false, label, onLine } = options
  interrupted.throwIfAborted()
  const color = label !== undefined && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...color, ...environment },
    stdio: label === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell,
  })
  const end = () => child.kill('SIGTERM')
  interrupted.addEventListener('abort', end)
  const printing = [child.stdout, child.stderr].map(
    (output) => output && printLines(`${label}`, output, onLine),
  )
  const [status] = await Promise.all([exitStatus(child), ...printing])
  interrupted.removeEventListener('abort', end)
  return status
}

/** Runs one of package.json's scripts with the npm that this command was started with. `more` are npm's own arguments. */
export function runScript(name: string, options: RunOptions, more: readonly string[] = []): Promise<number> {
  const npm = process.env.npm_execpath
  return npm?.endsWith('npm-cli.js')
    ? run(node, [npm, 'run', name, ...more], options)
    : run('npm', ['run', name, ...more], options)
}

/** A server of the suite, which runs until the suite ends. */
export type Server = { name: string; exited: Promise<number>; hasExited: () => boolean }

/**
 * Starts a server detached, so that a Ctrl-C in the terminal doesn't reach it: the suite ends its parts in order. Its output goes to `logFile`, or to the terminal where there is none.
 */
export function startServer(
  name: string,
  args: readonly string[],
  options: { environment: Variables; folder?: string; logFile?: string },
): Server {
  // A file and not a pipe: with a pipe to a launcher that was killed, the server's next output would end it too.
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

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { constants } from 'node:os'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { node, root } from './paths.ts'

type Variables = Record<string, string | undefined>

/** Returns 128 plus the signal's number after a signal, like a shell. */
async function exitStatus(child: ChildProcess): Promise<number> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  return code ?? 128 + (signal === null ? 0 : constants.signals[signal])
}

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
  label?: string
  onLine?: (line: string) => void
}

/**
 * Runs a program in the terminal's foreground, so that a Ctrl-C reaches it; aborting `interrupted` sends it a SIGTERM. Returns
 * its exit status.
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

export function runScript(name: string, options: RunOptions, more: readonly string[] = []): Promise<number> {
  const npm = process.env.npm_execpath
  return npm?.endsWith('npm-cli.js')
    ? run(node, [npm, 'run', name, ...more], options)
    : run('npm', ['run', name, ...more], options)
}

export type Server = { name: string; exited: Promise<number>; hasExited: () => boolean }

/**
 * Starts a detached server, so that a Ctrl-C in the terminal does not reach it: the suite ends its parts in order. Its output
 * is written to `logFile`, or to the terminal.
 */
export function startServer(
  name: string,
  args: readonly string[],
  options: { environment: Variables; folder?: string; logFile?: string },
): Server {
  // A file and not a pipe: with a pipe to a killed launcher, the server's next output would end it too.
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

import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Keeping } from './data.ts'
import { endMarked, markerVariable } from './marked.ts'
import { node } from './paths.ts'
import { say } from './problem.ts'

/** What stands behind one run of a command: its marker, its temporary folder, and the promise that both go away. */
export type Reaper = {
  /** To be put into the environment of every process of this run. */
  environment: { [markerVariable]: string; TMPDIR: string }
  temporaryFolder: string
  /** Has the emulators' data written out first, should this process crash from now on. */
  keep: (keeping: Keeping) => void
  /** Ends all that is left of this run, removes its folder and says goodbye. */
  finish: () => Promise<void>
}

/**
 * Starts the reaper: a process of its own that holds a pipe from this one. However this process ends, the pipe
 * closes; without a goodbye before that, the reaper ends every process that carries the marker.
 */
export async function startReaper(): Promise<Reaper> {
  const marker = randomUUID()
  // Of its own for each run: the Storage emulator keeps its files and the hub its address under fixed names there.
  // It is a short path, for sockets are made in it and those may have 107 characters.
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'prangan-'))
  const reaper = spawn(node, [join(import.meta.dirname, 'reaper-process.ts'), marker, temporaryFolder], {
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  // Should somebody kill the reaper, the run goes on; `finish` does the same work.
  reaper.stdin.on('error', () => {})
  const exited = once(reaper, 'exit')
  await Promise.race([once(reaper.stdout, 'data'), exited])
  return {
    environment: { [markerVariable]: marker, TMPDIR: temporaryFolder },
    temporaryFolder,
    keep: (keeping) => reaper.stdin.write(`${JSON.stringify(keeping)}\n`),
    finish: async () => {
      const left = await endMarked(marker)
      if (left.length > 0) say(`These processes could not be ended: ${left.join(', ')}.`)
      await rm(temporaryFolder, { recursive: true, force: true })
      reaper.stdin.end('goodbye\n')
      await exited
    },
  }
}

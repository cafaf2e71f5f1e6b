import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { say } from './problem.ts'

const variable = 'PRANGAN_PROCESS_GROUP'
const killAfterMs = 4_000
const giveUpAfterMs = 10_000
const pollMs = 40

/**
 * The processes of a command, with a temporary folder. An inherited environment variable marks them, because firebase-tools
 * detaches Java from the system's process group.
 */
export type ProcessGroup = {
  /** Must be in the environment of every process of the group. */
  environment: { [variable]: string; TMPDIR: string }
  temporaryFolder: string
  end: () => Promise<void>
}

export async function createProcessGroup(): Promise<ProcessGroup> {
  const id = randomUUID()
  // The Storage emulator and the hub use fixed names in the temporary folder, so each suite has its own. The path is short
  // because socket paths are limited to 107 characters.
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'prangan-'))
  return {
    environment: { [variable]: id, TMPDIR: temporaryFolder },
    temporaryFolder,
    end: async () => {
      const left = await endProcesses(id)
      if (left.length > 0) say(`These processes could not be ended: ${left.join(', ')}.`)
      await rm(temporaryFolder, { recursive: true, force: true })
    },
  }
}

export async function findProcesses(id: string): Promise<number[]> {
  const assignment = `${variable}=${id}`
  const found = process.platform === 'linux' ? findInProc(assignment) : findWithPs(assignment)
  return (await found).filter((pid) => pid !== process.pid)
}

async function findInProc(assignment: string): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger)
  const environments = await Promise.all(
    // Processes of other users and finished ones cannot be read.
    pids.map((pid) => readFile(`/proc/${pid}/environ`, 'latin1').catch(() => '')),
  )
  return pids.filter((_, index) => environments[index]?.split('\0').includes(assignment))
}

async function findWithPs(assignment: string): Promise<number[]> {
  const maxBuffer = 64 * 1024 * 1024
  const { stdout } = await promisify(execFile)('ps', ['axeww', '-o', 'pid=,command='], { maxBuffer })
  const lines = stdout.split('\n').filter((line) => line.split(' ').includes(assignment))
  return lines.map((line) => Number.parseInt(line, 10))
}

/** Sends SIGTERM, and SIGKILL after 4 s. Returns the ids of what still runs, normally none. */
async function endProcesses(id: string): Promise<number[]> {
  const start = Date.now()
  const terminated = new Set<number>()
  let left = await findProcesses(id)
  while (left.length > 0 && Date.now() - start < giveUpAfterMs) {
    const isKilling = Date.now() - start >= killAfterMs
    for (const pid of left) {
      if (isKilling || !terminated.has(pid)) signalProcess(pid, isKilling ? 'SIGKILL' : 'SIGTERM')
      terminated.add(pid)
    }
    await delay(pollMs)
    left = await findProcesses(id)
  }
  return left
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    // The process has already ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

/**
 * Everything that a suite starts carries this variable, and so does all that those processes start in turn, also
 * what they detach: firebase-tools detaches Java, so no process group holds the suite together.
 */
export const markerVariable = 'PRANGAN_SUITE'

const politeMilliseconds = 4_000
const givingUpMilliseconds = 10_000
const pollMilliseconds = 40

async function findOnLinux(assignment: string): Promise<number[]> {
  const names = await readdir('/proc')
  const found = await Promise.all(
    names.filter(isNumeric).map(async (name) => {
      // Processes of other people, and those that ended meanwhile, can't be read.
      const environment = await readFile(`/proc/${name}/environ`, 'latin1').catch(() => '')
      return environment.split('\0').includes(assignment) ? [Number(name)] : []
    }),
  )
  return found.flat()
}

async function findWithPs(assignment: string): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['axeww', '-o', 'pid=,command='], {
    maxBuffer: 64 * 1024 * 1024,
  })
  const lines = stdout.split('\n').filter((line) => line.split(' ').includes(assignment))
  return lines.map((line) => Number.parseInt(line, 10))
}

function isNumeric(text: string): boolean {
  return /^\d+$/.test(text)
}

/** The ids of all running processes that carry the marker. */
export async function findMarked(marker: string): Promise<number[]> {
  const assignment = `${markerVariable}=${marker}`
  const find = process.platform === 'linux' ? findOnLinux : findWithPs
  return (await find(assignment)).filter((pid) => pid !== process.pid)
}

/** Sends a signal; a process that has ended meanwhile is no error. */
function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/**
 * Ends every process that carries the marker: asks first, and kills what is left after 4 seconds, or what is started
 * meanwhile. These are not our children, so their end is no event here and has to be looked for. Gives the ids that
 * nothing could end, none as a rule.
 */
export async function endMarked(marker: string): Promise<number[]> {
  const start = Date.now()
  const asked = new Set<number>()
  let left = await findMarked(marker)
  while (left.length > 0 && Date.now() - start < givingUpMilliseconds) {
    const isPolite = Date.now() - start < politeMilliseconds
    for (const pid of left) {
      if (isPolite && asked.has(pid)) continue
      signalProcess(pid, isPolite ? 'SIGTERM' : 'SIGKILL')
      asked.add(pid)
    }
    await delay(pollMilliseconds)
    left = await findMarked(marker)
  }
  return left
}

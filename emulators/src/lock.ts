import { open, readFile, rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'

const pollMilliseconds = 200

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function take(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx')
    await file.write(String(process.pid))
    await file.close()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Runs `work` while no other process on this machine runs it. A killed holder leaves its file behind, so waiting processes
 * check that the holder still runs.
 */
export async function withLock<Value>(
  path: string,
  interrupted: AbortSignal,
  work: () => Promise<Value>,
): Promise<Value> {
  while (!(await take(path))) {
    const holder = Number(await readFile(path, 'utf8').catch(() => ''))
    // The file is empty for a time after its creation.
    if (holder !== 0 && !isRunning(holder)) await rm(path, { force: true })
    else await delay(pollMilliseconds, undefined, { signal: interrupted })
  }
  try {
    return await work()
  } finally {
    await rm(path, { force: true })
  }
}

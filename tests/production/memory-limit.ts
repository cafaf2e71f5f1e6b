import { existsSync } from 'node:fs'
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const memoryFolder = '/sys/fs/cgroup/memory'
const cpuFolder = '/sys/fs/cgroup/cpu'
const periodMicroseconds = 100_000

export type Limits = {
  /** A process that writes its id into these files is limited. */
  files: readonly string[]
  remove: () => Promise<void>
}

/** Makes the control groups that limit a container; returns undefined if this machine's user may not. */
export async function limit(name: string, mebibytes: number): Promise<Limits | undefined> {
  const memory = join(memoryFolder, name)
  const cpu = join(cpuFolder, name)
  if (!existsSync(join(memoryFolder, 'memory.limit_in_bytes'))) return
  try {
    await mkdir(memory)
    await mkdir(cpu)
    await writeFile(join(memory, 'memory.limit_in_bytes'), String(mebibytes * 1024 * 1024))
    // Cloud Run has no swap.
    await writeFile(join(memory, 'memory.swappiness'), '0')
    await writeFile(join(cpu, 'cpu.cfs_period_us'), String(periodMicroseconds))
    await writeFile(join(cpu, 'cpu.cfs_quota_us'), String(periodMicroseconds))
  } catch {
    return
  }
  return {
    files: [join(memory, 'cgroup.procs'), join(cpu, 'cgroup.procs')],
    remove: async () => {
      await rmdir(memory)
      await rmdir(cpu)
    },
  }
}

export async function residentMemory(pid: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const read = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024
  return { now: read('VmRSS'), peak: read('VmHWM') }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { node } from './paths.ts'
import { createProcessGroup, findProcesses, type ProcessGroup } from './process-group.ts'

const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

/** Starts a detached process that ignores SIGTERM, as firebase-tools starts Java. */
const parent = `
  const code = 'process.on("SIGTERM", () => {}); process.stdout.write("x"); setInterval(() => {}, 1000)'
  const options = { detached: true, stdio: ['ignore', 'pipe', 'ignore'] }
  const child = require('node:child_process').spawn(process.execPath, ['-e', code], options)
  child.stdout.once('data', () => console.log(child.pid))
`

async function startIn(group: ProcessGroup): Promise<number> {
  const env = { ...process.env, ...group.environment }
  const child = spawn(node, ['-e', parent], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const [pid] = await once(child.stdout, 'data')
  return Number(pid)
}

test('ends all its processes, also a detached one that ignores SIGTERM, and removes its folder', async () => {
  const group = await createProcessGroup()
  const detached = await startIn(group)
  const id = group.environment.PRANGAN_PROCESS_GROUP
  expect(await findProcesses(id)).toContain(detached)
  await group.end()
  expect(await findProcesses(id)).toEqual([])
  expect(existsSync(group.temporaryFolder)).toBe(false)
})

test('does not touch the processes of another group', async () => {
  const [group, other] = [await createProcessGroup(), await createProcessGroup()]
  const pid = await startIn(other)
  await group.end()
  expect(await findProcesses(other.environment.PRANGAN_PROCESS_GROUP)).toContain(pid)
  await other.end()
})

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { findMarked, markerVariable } from './marked.ts'
import { node } from './paths.ts'
import { startReaper } from './reaper.ts'

/**
 * A stand-in for a suite: it starts, in a session of its own as firebase-tools starts Java, a process that stays (and,
 * where wanted, ignores a polite end), and says its id.
 */
const suite = `
  const { spawn } = require('node:child_process')
  const ignoring = process.env.IS_STUBBORN ? 'process.on("SIGTERM", () => {});' : ''
  const code = ignoring + 'process.stdout.write("x"); setInterval(() => {}, 1000)'
  const child = spawn(process.execPath, ['-e', code], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] })
  child.stdout.once('data', () => console.log(child.pid))
`

/** A stand-in for the launcher: it starts a reaper and the suite, and says the marker, the folder and the ids. */
const launcher = `
  import { spawn } from 'node:child_process'
  import { once } from 'node:events'
  const { startReaper } = await import(${JSON.stringify(join(import.meta.dirname, 'reaper.ts'))})
  const reaper = await startReaper()
  if (process.env.HUB_URL) reaper.keep({ hubUrl: process.env.HUB_URL, folder: reaper.temporaryFolder + '-kept' })
  const environment = { ...process.env, ...reaper.environment }
  const suite = spawn(process.execPath, ['-e', process.env.SUITE], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(suite.stdout, 'data')
  console.log(JSON.stringify({ marker: environment.${markerVariable}, folder: reaper.temporaryFolder, detached: Number(line) }))
  process.stdin.once('data', () => reaper.finish().then(() => process.exit()))
`

type Started = { process: ChildProcess; marker: string; folder: string; detached: number }
const strays: ChildProcess[] = []
afterEach(() => {
  for (const stray of strays.splice(0)) stray.kill('SIGKILL')
})

async function startLauncher(more: Record<string, string> = {}): Promise<Started> {
  const child = spawn(node, ['--input-type=module', '-e', launcher], {
    env: { ...process.env, SUITE: suite, ...more },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  strays.push(child)
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  return { process: child, ...JSON.parse(line) }
}

/** Waits until no process carries the marker and the folder is gone; processes of strangers give no event. */
async function untilAllGone({ marker, folder }: Started): Promise<void> {
  while ((await findMarked(marker)).length > 0 || existsSync(folder)) await delay(20)
}

describe('a run', () => {
  test('leaves no process and no folder behind when it finishes, not even one that was detached and ignores SIGTERM', async () => {
    const started = await startLauncher({ IS_STUBBORN: 'yes' })
    expect(await findMarked(started.marker)).toContain(started.detached)
    started.process.stdin?.write('finish\n')
    await once(started.process, 'exit')
    expect(await findMarked(started.marker)).toEqual([])
    expect(existsSync(started.folder)).toBe(false)
  })

  test('leaves nothing behind when its launcher is killed', async () => {
    const started = await startLauncher()
    expect((await findMarked(started.marker)).length).toBe(2)
    started.process.kill('SIGKILL')
    await untilAllGone(started)
  })

  test('has its data written out before its processes end when its launcher is killed', async () => {
    const asked = Promise.withResolvers<{ path: string; running: number }>()
    let started: Started | undefined
    const hub = createServer(async (request, response) => {
      const [body] = await once(request, 'data')
      const running = started === undefined ? 0 : (await findMarked(started.marker)).length
      asked.resolve({ path: JSON.parse(String(body)).path, running })
      response.end('{}')
    })
    await once(hub.listen(0, '127.0.0.1'), 'listening')
    const { port } = hub.address() as AddressInfo
    started = await startLauncher({ HUB_URL: `http://127.0.0.1:${port}` })
    started.process.kill('SIGKILL')
    expect(await asked.promise).toEqual({ path: `${started.folder}-kept`, running: 2 })
    await untilAllGone(started)
    hub.close()
  })

  test('does not touch a process of another run', async () => {
    const other = spawn(node, ['-e', 'process.stdout.write("x"); setInterval(() => {}, 1000)'], {
      env: { ...process.env, [markerVariable]: 'another-run' },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    strays.push(other)
    await once(other.stdout, 'data')
    const reaper = await startReaper()
    await reaper.finish()
    expect(await findMarked('another-run')).toEqual([other.pid])
  })
})

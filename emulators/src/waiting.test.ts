import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Interruption } from './interruption.ts'
import { withLock } from './lock.ts'
import { node } from './paths.ts'
import { awaitText, tail } from './readiness.ts'

const never = new AbortController().signal
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prangan-test-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a log', () => {
  test('is awaited until it contains the text', async () => {
    const log = join(folder, 'log')
    writeFileSync(log, 'starting\n')
    const ready = awaitText(log, 'all ready', never)
    appendFileSync(log, 'all re')
    appendFileSync(log, 'ady\n')
    await ready
  })

  test('is no longer awaited after an interruption', async () => {
    const log = join(folder, 'log')
    writeFileSync(log, 'starting\n')
    const controller = new AbortController()
    const ready = awaitText(log, 'all ready', controller.signal)
    controller.abort(new Interruption('SIGTERM'))
    await expect(ready).rejects.toMatchObject({ status: 143 })
  })

  test('shows its last lines without colours, and nothing where it does not exist', () => {
    const log = join(folder, 'log')
    writeFileSync(log, 'one\ntwo\n\u001b[31mthree\u001b[39m\n')
    expect(tail(log, 2)).toBe('two\nthree')
    expect(tail(join(folder, 'none'), 2)).toBe('')
  })
})

describe('a lock', () => {
  test('lets the second in when the first has finished', async () => {
    const path = join(folder, 'lock')
    const order: string[] = []
    const [entered, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = withLock(path, never, async () => {
      order.push('first in')
      entered.resolve()
      await release.promise
      order.push('first out')
    })
    await entered.promise
    const second = withLock(path, never, async () => order.push('second in'))
    release.resolve()
    await Promise.all([first, second])
    expect(order).toEqual(['first in', 'first out', 'second in'])
    expect(existsSync(path)).toBe(false)
  })

  test('is taken over from a holder that was killed', async () => {
    const path = join(folder, 'lock')
    const holder = spawn(node, ['-e', ''])
    await once(holder, 'exit')
    writeFileSync(path, String(holder.pid))
    expect(await withLock(path, never, async () => 'done')).toBe('done')
  })

  test('is released when the work fails', async () => {
    const path = join(folder, 'lock')
    await expect(withLock(path, never, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(existsSync(path)).toBe(false)
  })
})

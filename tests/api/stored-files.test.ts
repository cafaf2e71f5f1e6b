/** @module-tag slow */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readObject } from '../../functions/src/files/read-object.ts'
import { setVisibility } from '../../functions/src/media/object-visibility.ts'
import { removeObject, storePublicObject } from '../../functions/src/media/store-object.ts'
import { type FlakyProxy, openFlakyProxy } from '../support/flaky-proxy.ts'
import { logger } from '../support/logger.ts'
import { type College, foundCollege, outcome } from '../support/own-college.ts'

let proxy: FlakyProxy
let college: College
beforeAll(async () => {
  proxy = await openFlakyProxy(process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '')
  process.env.STORAGE_EMULATOR_HOST = `http://${proxy.host}`
  college = await foundCollege()
  // In seconds. The third attempt need not wait as long as in production.
  college.bucket.storage.retryOptions.maxRetryDelay = 1
})
afterAll(() => proxy.close())

let path: string
const store = (at = path) =>
  storePublicObject(college.firebase, at, { bytes: Buffer.from('A file'), contentType: 'text/plain' })
const answer = () => outcome(readObject(college.firebase, path))
beforeEach(() => {
  path = `files/${crypto.randomUUID()}.txt`
})

describe('When the connection to Storage breaks', () => {
  it('a file is stored', async () => {
    proxy.dropConnections(1)
    await store()
    expect(await answer()).toBe('done')
  })

  it('a file is hidden', async () => {
    await store()
    proxy.dropConnections(1)
    await setVisibility(college.firebase, path, false)
    expect(await answer()).toBe('no-such-file')
  })

  it('a file is removed, and no orphan is logged', async () => {
    await store()
    proxy.dropConnections(1)
    await removeObject(college.firebase, path)
    expect(await college.isStored(path)).toBe(false)
    expect(logger.warn).not.toHaveBeenCalled()
    expect(logger.error).not.toHaveBeenCalled()
  })

  it('one file is stored while another is removed', async () => {
    const other = `files/${crypto.randomUUID()}.txt`
    await store(other)
    proxy.dropConnections(2)
    await Promise.all([removeObject(college.firebase, other), store()])
    expect([await college.isStored(other), await answer()]).toEqual([false, 'done'])
  })
})

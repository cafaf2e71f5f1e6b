import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkInterval, keepChecking } from './keep-checking.ts'

/** The browser APIs that the checks need and Node lacks. */
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const tab = new EventTarget()
let stop = () => {}

const show = (visibilityState: 'visible' | 'hidden') => {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}

describe('An open desk', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', page)
    vi.stubGlobal('window', tab)
    page.visibilityState = 'visible'
  })
  afterEach(() => {
    stop()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is checked at once, and then once a minute', async () => {
    const check = vi.fn(async () => undefined)
    stop = keepChecking(check).stop
    expect(check).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(checkInterval - 1)
    expect(check).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(check).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(checkInterval)
    expect(check).toHaveBeenCalledTimes(3)
  })

  it('is checked again as soon as its check says', async () => {
    let checks = 0
    stop = keepChecking(async () => {
      checks += 1
      return checks < 3 ? 1_000 : undefined
    }).stop
    await vi.advanceTimersByTimeAsync(2_000)
    expect(checks).toBe(3)
    await vi.advanceTimersByTimeAsync(checkInterval - 1)
    expect(checks).toBe(3)
  })

  it('is left alone while hidden, and checked at once when it is looked at again', async () => {
    const check = vi.fn(async () => undefined)
    stop = keepChecking(check).stop
    await vi.advanceTimersByTimeAsync(0)
    show('hidden')
    await vi.advanceTimersByTimeAsync(10 * checkInterval)
    expect(check).toHaveBeenCalledTimes(1)
    show('visible')
    expect(check).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(checkInterval)
    expect(check).toHaveBeenCalledTimes(3)
  })

  it.each(['focus', 'online'])('is checked at once on %s', async (event) => {
    const check = vi.fn(async () => undefined)
    stop = keepChecking(check).stop
    await vi.advanceTimersByTimeAsync(0)
    tab.dispatchEvent(new Event(event))
    expect(check).toHaveBeenCalledTimes(2)
  })

  it('is checked once where several reasons come together', async () => {
    const answer = Promise.withResolvers<undefined>()
    const check = vi.fn(() => answer.promise)
    stop = keepChecking(check).stop
    show('visible')
    tab.dispatchEvent(new Event('focus'))
    expect(check).toHaveBeenCalledTimes(1)
    answer.resolve(undefined)
    await vi.advanceTimersByTimeAsync(0)
    tab.dispatchEvent(new Event('focus'))
    expect(check).toHaveBeenCalledTimes(2)
  })

  it('is checked at once where it is told of a change, also while hidden, and after a check that began before', async () => {
    const answer = Promise.withResolvers<undefined>()
    const check = vi.fn(() => answer.promise)
    const checks = keepChecking(check)
    stop = checks.stop
    show('hidden')
    checks.checkNow()
    expect(check).toHaveBeenCalledTimes(1)
    answer.resolve(undefined)
    await vi.advanceTimersByTimeAsync(0)
    expect(check).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(10 * checkInterval)
    expect(check).toHaveBeenCalledTimes(2)
  })

  it('is not checked any more once it is closed', async () => {
    const check = vi.fn(async () => undefined)
    keepChecking(check).stop()
    await vi.advanceTimersByTimeAsync(2 * checkInterval)
    show('visible')
    tab.dispatchEvent(new Event('online'))
    expect(check).toHaveBeenCalledTimes(1)
  })
})

import { afterEach, expect, it, vi } from 'vitest'
import { loaderScript } from './loader-script.ts'

/** Runs the script on a loaded page, in a browser with these entry types. */
function openPage({ idle, types }: { idle: boolean; types: readonly string[] }) {
  const listeners: Record<string, (event?: unknown) => void> = {}
  const timers: { act: () => void; wait: number }[] = []
  const hydrate = vi.fn(async () => {})
  const fetched = vi.fn(async () => {})
  vi.stubGlobal('document', {
    documentElement: { dataset: {}, hydrate },
    querySelector: () => null,
    createElement: () => ({ setAttribute: () => {}, remove: () => {} }),
    body: { append: () => {} },
  })
  vi.stubGlobal('addEventListener', (type: string, act: () => void) => {
    listeners[type] = act
  })
  vi.stubGlobal('self', {
    ...(idle && { requestIdleCallback: (act: () => void) => act() }),
    PerformanceObserver: { supportedEntryTypes: types },
  })
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act())
  vi.stubGlobal('setTimeout', (act: () => void, wait: number) => timers.push({ act, wait }))
  vi.stubGlobal('clearTimeout', () => {})
  vi.stubGlobal('fetch', fetched)
  const address = { href: 'https://college.test/', pathname: '/', search: '', reload: vi.fn() }
  vi.stubGlobal('location', address)
  new Function(
    loaderScript({ evaluated: [], preloaded: [], fonts: '', failure: { text: '', className: '' } }, false),
  )()
  listeners.load?.()
  return { listeners, timers, hydrate, fetched, address }
}

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['reports its largest paint and its idle time', { idle: true, types: ['largest-contentful-paint'] }, 3000],
  ['cannot say when it is idle', { idle: false, types: ['largest-contentful-paint'] }, 250],
  ['never reports its largest paint', { idle: true, types: [] }, 250],
])('A browser that %s begins with the scripts in time', (_what, browser, wait) => {
  const { timers } = openPage(browser)
  expect(Math.max(...timers.map((timer) => timer.wait))).toBe(wait)
})

it('A page whose scripts failed is not loaded again because the pointer crosses a link', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { listeners, timers, hydrate, fetched } = openPage({ idle: true, types: [] })
  hydrate.mockRejectedValue(new Error('No such file'))
  listeners.keydown?.()
  await vi.waitFor(() => expect(logged).toHaveBeenCalled())

  for (const { act } of timers) act()
  listeners.pointerover?.({ target: { closest: () => ({}) } })

  expect(listeners.pointerover).toBeDefined()
  expect(fetched).not.toHaveBeenCalled()
  expect(hydrate).toHaveBeenCalledTimes(1)
})

it('Back to another page loads it as long as there is no router', async () => {
  const { listeners, hydrate, address } = openPage({ idle: true, types: [] })
  // An anchor on the page.
  listeners.popstate?.()
  expect(address.reload).not.toHaveBeenCalled()
  address.search = '?page=2'
  listeners.popstate?.()
  expect(address.reload).toHaveBeenCalledOnce()
  listeners.keydown?.()
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalled())
  await Promise.resolve()
  listeners.popstate?.()
  expect(address.reload).toHaveBeenCalledOnce()
})

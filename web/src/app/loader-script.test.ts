import { afterEach, expect, it, vi } from 'vitest'
import { loaderScript } from './loader-script.ts'

/** Runs the script on a loaded page, in a browser with these entry types, and returns the longest wait. */
function longestWait({ idle, types }: { idle: boolean; types: readonly string[] }): number {
  const listeners: Record<string, () => void> = {}
  const waits: number[] = []
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    querySelector: () => null,
    createElement: () => ({ setAttribute: () => {} }),
  })
  vi.stubGlobal('addEventListener', (type: string, act: () => void) => {
    listeners[type] = act
  })
  vi.stubGlobal('self', {
    ...(idle && { requestIdleCallback: () => {} }),
    PerformanceObserver: { supportedEntryTypes: types },
  })
  vi.stubGlobal('setTimeout', (_: unknown, wait: number) => waits.push(wait))
  new Function(loaderScript({ evaluated: [], preloaded: [], failure: { text: '', className: '' } }, false))()
  listeners.load?.()
  return Math.max(...waits)
}

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['reports its largest paint and its idle time', { idle: true, types: ['largest-contentful-paint'] }, 3000],
  ['cannot say when it is idle', { idle: false, types: ['largest-contentful-paint'] }, 250],
  ['never reports its largest paint', { idle: true, types: [] }, 250],
])('A browser that %s begins with the scripts in time', (_what, browser, wait) => {
  expect(longestWait(browser)).toBe(wait)
})

import { afterEach, expect, test, vi } from 'vitest'
import type { Firebase } from '../lib/firebase.ts'

const early = vi.hoisted(() => ({ milliseconds: 0 }))
vi.mock('node:timers/promises', () => ({
  setTimeout: async (wait: number) => {
    vi.setSystemTime(Date.now() + Math.max(wait - early.milliseconds, 1))
  },
}))

afterEach(() => {
  vi.useRealTimers()
})

test.each([0, 1, 3])(
  'Sessions end in the second after the request, also when timers fire %i ms early',
  async (milliseconds) => {
    early.milliseconds = milliseconds
    // Another test file of this process may have loaded it with the real timers.
    vi.resetModules()
    const { revokeTokens } = await import('./end-sessions.ts')
    const { nextSecond } = await import('./staff-store.ts')
    vi.useFakeTimers({ now: 5_400 })
    const revokeRefreshTokens = vi.fn(async () => Date.now())
    const firebase = { auth: async () => ({ revokeRefreshTokens }) } as unknown as Firebase
    await revokeTokens(firebase, 'uid', nextSecond())
    await expect(revokeRefreshTokens.mock.results[0]?.value).resolves.toBe(6_000)
  },
)

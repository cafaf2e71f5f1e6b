import type { Endpoint } from '@prangan/contract/endpoints/endpoint'
import { endpointTable, splitRoute } from '@prangan/contract/endpoints/table'
import { can } from '@prangan/contract/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppWithClock, startApp } from '../support/app-with-clock.ts'
import { call, signIn, signUpWithoutRole } from '../support/call.ts'

/** Every documented call, by every kind of caller, in every alias: one loop over the endpoint table. */
const rows = (Object.entries(endpointTable) as [string, Endpoint][]).flatMap(([name, endpoint]) =>
  endpoint.routes.map((route) => ({ name, endpoint, ...splitRoute(route), route: concrete(route) })),
)
function concrete(route: string): string {
  return route
    .replace(/\*\w+/g, 'x')
    .replace(/:(email|Id)/g, 'nobody@sarvodaya.test')
    .replace(/:\w+/g, 'no-such-thing')
}
const guarded = rows.filter(({ endpoint }) => endpoint.access !== 'anyone')

const tokens: Record<string, string> = {}
/** The calls in this process, where none has to wait for those of other tests. */
let app: AppWithClock
beforeAll(async () => {
  app = await startApp()
  Object.assign(tokens, {
    stranger: await signUpWithoutRole(),
    faculty: await signIn('teacher'),
    admin: await signIn('admin'),
  })
})

afterAll(() => app.close())

describe.each(guarded)('$route', ({ endpoint, route }) => {
  it('turns away whoever has no token, a forged one, or no role', async () => {
    expect((await call(route)).status).toBe(401)
    expect((await call(route, { token: 'forged' })).status).toBe(401)
    expect((await call(route, { token: tokens.stranger ?? '' })).status).toBe(403)
  })

  it('turns away a role that may not, and lets the others on to their input', async () => {
    for (const role of ['admin', 'faculty'] as const) {
      const { status } = await call(route, { token: tokens[role] ?? '' })
      const allowed =
        endpoint.access === 'staff' || (endpoint.access !== 'anyone' && can(role, endpoint.access))
      expect(status === 403, `${role} → ${status}`).toBe(!allowed)
    }
  })
})

describe.each(rows.filter(({ path }) => path.includes(':')))(
  '$method $path',
  ({ endpoint, method, path }) => {
    const hostile = ['..%2Fx', 'x%2Fy', '__proto__', '%00', '%F0%9F%98%80', 'x'.repeat(500)]

    it('refuses a hostile id in no time and without touching the database', async () => {
      const { access } = endpoint
      const isTeachersOnly = access !== 'anyone' && access !== 'staff' && !can('admin', access)
      const token = tokens[isTeachersOnly ? 'faculty' : 'admin'] ?? ''
      for (const id of hostile) {
        const address = path.replace(/\*\w+/g, 'x').replace(/:\w+/g, id)
        const started = performance.now()
        const { status } = await call(`${method} ${address}`, { token, origin: app.origin })
        expect([400, 404, 405], `${address} → ${status}`).toContain(status)
        expect(performance.now() - started).toBeLessThan(2_000)
      }
    })
  },
)

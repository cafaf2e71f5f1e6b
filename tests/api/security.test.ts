import type { Endpoint } from '@prangan/contract/endpoints/endpoint'
import { endpointTable, splitRoute } from '@prangan/contract/endpoints/table'
import { can } from '@prangan/contract/roles'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, signUpWithoutRole } from '../support/call.ts'
import { makePerson } from '../support/people.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { tokenOf } from './teachers.ts'

const rows = (Object.entries(endpointTable) as [string, Endpoint][]).flatMap(([name, endpoint]) =>
  endpoint.routes.map((route) => ({ name, endpoint, ...splitRoute(route), route: concrete(route) })),
)
function concrete(route: string): string {
  return route
    .replace(/\*\w+/g, 'x')
    .replace(/:(email|Id)/g, 'nobody@college.test')
    .replace(/:\w+/g, 'no-such-thing')
}
const guarded = rows.filter(({ endpoint }) => endpoint.access !== 'anyone')

const tokens: Record<string, string> = {}
const app = useOwnApp()
beforeAll(async () => {
  tokens.stranger = await signUpWithoutRole()
  for (const role of ['faculty', 'admin'] as const) tokens[role] = await tokenOf(await makePerson(app, role))
})

describe.each(guarded)('$route', ({ endpoint, route }) => {
  it('refuses callers without a token, with a forged one, or without a role', async () => {
    const sent = [{}, { token: 'forged' }, { token: tokens.stranger ?? '' }]
    const answers = await Promise.all(sent.map((options) => call(route, options)))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 403])
  })

  it('refuses a role without the ability, and no other role', async () => {
    for (const role of ['admin', 'faculty'] as const) {
      const { status } = await call(route, { token: tokens[role] ?? '' })
      const allowed =
        endpoint.access === 'staff' ||
        (endpoint.access !== 'anyone' && can({ role, grants: [] }, endpoint.access))
      expect(status === 403, `${role} → ${status}`).toBe(!allowed)
    }
  })
})

describe.each(rows.filter(({ path }) => path.includes(':')))(
  '$method $path',
  ({ endpoint, method, path }) => {
    const hostile = ['..%2Fx', 'x%2Fy', '__proto__', '%00', '%F0%9F%98%80', 'x'.repeat(500)]

    it('refuses a hostile id', async () => {
      const { access } = endpoint
      const isTeachersOnly =
        access !== 'anyone' && access !== 'staff' && !can({ role: 'admin', grants: [] }, access)
      const token = tokens[isTeachersOnly ? 'faculty' : 'admin'] ?? ''
      const refuse = async (id: string) => {
        const address = path.replace(/\*\w+/g, 'x').replace(/:\w+/g, id)
        const { status } = await call(`${method} ${address}`, { token })
        expect([400, 404, 405], `${address} → ${status}`).toContain(status)
      }
      await Promise.all(hostile.map(refuse))
    })
  },
)

import type { FakeState } from './fake-state.ts'

export type Body = Record<string, unknown>
export type FakeRequest = { state: FakeState; match: string[]; body: Body; query: URLSearchParams }
type Handler = (request: FakeRequest) => unknown
export type Route = [method: string, path: RegExp, handle: Handler]

export const notFound = Symbol('not found')
export class FakeRefusal extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** Every operation is already done, but the client has to poll it, as with Google. */
export const operation = { name: 'operations/1', done: false }
export const finished: Route = ['GET', /\/(?:.*\/)?operations\/1$/, () => ({ ...operation, done: true })]

export const merge = (into: Body, from: Body): Body => {
  const merged = { ...into }
  for (const [key, value] of Object.entries(from)) {
    const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value)
    merged[key] = isPlain ? merge((into[key] ?? {}) as Body, value as Body) : value
  }
  return merged
}

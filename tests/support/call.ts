import { expect } from 'vitest'
import { logins, suite } from './suite.ts'

export type Answer = { status: number; headers: Headers; body: Record<string, unknown> }

/** Makes a call through Hosting as the college's earlier site would, and reads its answer: JSON, or the text that one call's failures are. */
export async function call(route: string, init: RequestInit & { token?: string } = {}): Promise<Answer> {
  const [method = 'GET', path = '/'] = route.split(' ')
  const headers = new Headers(init.headers)
  if (init.token !== undefined) headers.set('authorization', `Bearer ${init.token}`)
  const response = await fetch(`${suite.app}${path}`, { redirect: 'manual', ...init, method, headers })
  const isText = response.headers.get('content-type')?.startsWith('text/plain')
  if (!isText)
    expect(response.headers.get('content-type'), `${route} answers JSON`).toContain('application/json')
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Answer['body'],
  }
}

/** A JSON body with its content type. */
export function json(value: unknown): { body: string; headers: Record<string, string> } {
  return { body: JSON.stringify(value), headers: { 'content-type': 'application/json' } }
}

/** A multipart body of these fields and files. */
export function form(entries: Record<string, string | File>): { body: FormData } {
  const body = new FormData()
  for (const [name, value] of Object.entries(entries)) body.set(name, value)
  return { body }
}

/** A real sign-in through call 6; gives the bearer token. */
export async function signIn(who: keyof typeof logins): Promise<string> {
  const { status, body } = await call('POST /auth/login_auth', json(logins[who]))
  expect(status).toBe(200)
  return String(body.token)
}

/** What anyone can do with the public web key: an account of their own, without a role. */
export async function signUpWithoutRole(): Promise<string> {
  const response = await fetch(
    `${suite.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-prangan`,
    {
      method: 'POST',
      ...json({
        email: `stranger-${crypto.randomUUID()}@elsewhere.test`,
        password: 'Stranger#2026',
        returnSecureToken: true,
      }),
    },
  )
  return ((await response.json()) as { idToken: string }).idToken
}

import { logins, suite } from './suite.ts'

export type Answer = { status: number; headers: Headers; body: Record<string, unknown> }

type Options = RequestInit & {
  token?: string
  /** `suite.api` bypasses Hosting, which normalises addresses. */
  origin?: string
}

let usualOrigin = suite.app

/** Sets the default origin for this test file's calls. */
export function callAt(origin: string): void {
  usualOrigin = origin
}

let beforeCalls: (() => Promise<void>) | undefined

/** Lets each call wait for something, until the next test file of this process. */
export function waitBeforeCalls(wait?: () => Promise<void>): void {
  beforeCalls = wait
}

export const addressOf = (path: string): string => `${usualOrigin}${path}`

/** Calls as the college's earlier site would; the answer is JSON, or the text of a failed call. */
export async function call(route: string, { token, origin, ...init }: Options = {}): Promise<Answer> {
  const [method = 'GET', path = '/'] = route.split(' ')
  const headers = new Headers(init.headers)
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  const address = `${origin ?? usualOrigin}${path}`
  await beforeCalls?.()
  const response = await fetch(address, { redirect: 'manual', ...init, method, headers })
  const type = response.headers.get('content-type') ?? 'nothing'
  if (!/^(application\/json|text\/plain)/.test(type)) throw new Error(`${route} answers ${type}`)
  const text = await response.text()
  const body = type.startsWith('text') ? { message: text } : (JSON.parse(text) as Answer['body'])
  return { status: response.status, headers: response.headers, body }
}

export function json(value: unknown): { body: string; headers: Record<string, string> } {
  return { body: JSON.stringify(value), headers: { 'content-type': 'application/json' } }
}

export function form(entries: Record<string, string | File>): { body: FormData } {
  const body = new FormData()
  for (const [name, value] of Object.entries(entries)) body.set(name, value)
  return { body }
}

export async function signIn(who: keyof typeof logins): Promise<string> {
  const { status, body } = await call('POST /auth/login_auth', json(logins[who]))
  if (status !== 200) throw new Error(`Sign-in answers ${status}: ${body.message}`)
  return String(body.token)
}

/** Signs up with the public web key, as anyone can; the account has no role. Returns its token. */
export async function signUp(email: string, password: string): Promise<string> {
  const response = await fetch(
    `${suite.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-prangan`,
    { method: 'POST', ...json({ email, password, returnSecureToken: true }) },
  )
  const { idToken } = (await response.json()) as { idToken?: string }
  if (!idToken) throw new Error(`Signing up as ${email} answers ${response.status}`)
  return idToken
}

export function signUpWithoutRole(): Promise<string> {
  return signUp(`stranger-${crypto.randomUUID()}@elsewhere.test`, 'Stranger#2026')
}

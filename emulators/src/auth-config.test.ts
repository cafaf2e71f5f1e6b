import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AuthConfig, examineAuth } from './auth-config.ts'

const closed: AuthConfig = {
  signIn: { email: { enabled: true } },
  client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 15 } }],
  },
}
/** The service's answer for a project that nobody has configured: it leaves out what is off. */
const open: AuthConfig = { signIn: { email: { enabled: true }, anonymous: { enabled: true } } }

let config: AuthConfig
let refuses: string
let asked: string[]
let server: Server

type Json = Record<string, unknown>
const merge = (into: Json, from: Json): Json => {
  const merged = { ...into }
  for (const [key, value] of Object.entries(from)) {
    const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value)
    merged[key] = isPlain ? merge((into[key] ?? {}) as Json, value as Json) : value
  }
  return merged
}

beforeEach(async () => {
  config = structuredClone(open)
  refuses = ''
  asked = []
  server = createServer(async (request, response) => {
    const { method, url = '', headers } = request
    asked.push(`${method} ${url}`)
    const { authorization, 'x-goog-user-project': project } = headers
    const isRefused =
      authorization !== 'Bearer t0ken' || project !== 'a-college' || (refuses && url.includes(refuses))
    let body = ''
    for await (const part of request) body += part
    if (isRefused) {
      response.writeHead(403).end(JSON.stringify({ error: { message: 'Not for you.' } }))
      return
    }
    if (method === 'PATCH') config = merge(config as Json, JSON.parse(body)) as AuthConfig
    response.end(JSON.stringify(config))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const examine = (fix = false, token = 't0ken') => {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return examineAuth({ origin, project: 'a-college', token }, { passwordMinLength: 15, fix })
}
const missing = async (fix = false) =>
  (await examine(fix)).filter(({ isFine }) => !isFine).map(({ sentence }) => sentence)

test('The doctor finds nothing where the door of the Auth service is closed', async () => {
  config = closed
  expect(await missing()).toEqual([])
  expect(asked).toEqual(['GET /admin/v2/projects/a-college/config'])
})

test('The doctor names everything that anyone could do at an open door, and changes nothing', async () => {
  expect(await missing()).toEqual([
    expect.stringContaining('Anonymous sign-in is on'),
    expect.stringContaining('Strangers can sign up'),
    expect.stringContaining('Members can delete'),
    expect.stringContaining('enumeration protection is off'),
    expect.stringContaining('fewer than 15 characters'),
  ])
  expect(config).toEqual(open)
})

test('The doctor is not content with a policy that is weaker than the site’s, or not enforced', async () => {
  const policy = (state: string, minPasswordLength: number) => ({
    passwordPolicyEnforcementState: state,
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength } }],
  })
  for (const weak of [policy('OFF', 15), policy('ENFORCE', 14)]) {
    config = { ...closed, passwordPolicyConfig: weak }
    expect(await missing()).toEqual([expect.stringContaining('fewer than 15 characters')])
  }
})

test('The doctor sets what is missing when asked to, each field alone, and then finds nothing missing', async () => {
  expect(await missing(true)).toEqual([])
  const set = asked.filter((line) => line.startsWith('PATCH')).map((line) => line.split('updateMask=')[1])
  expect(set).toEqual([
    'signIn.anonymous.enabled',
    'client.permissions.disabledUserSignup',
    'client.permissions.disabledUserDeletion',
    'emailPrivacyConfig.enableImprovedEmailPrivacy',
    'passwordPolicyConfig',
  ])
  expect(await missing()).toEqual([])
})

test('A setting that cannot be changed is reported with the reason, and the others are changed all the same', async () => {
  refuses = 'passwordPolicyConfig'
  expect(await missing(true)).toEqual([
    expect.stringMatching(/fewer than 15 .* could not be set\. .*403: Not for you\./),
  ])
})

test('Somebody who may not read the configuration is told so', async () => {
  await expect(examine(false, 'wrong')).rejects.toThrow(
    'The Auth service of a-college answers 403: Not for you.',
  )
})

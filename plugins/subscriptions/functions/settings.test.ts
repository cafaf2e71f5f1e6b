import { afterEach, expect, it, vi } from 'vitest'
import { isAllowedEndpoint } from './push/push-devices.ts'
import { publicKeyOf, secrets } from './secrets.ts'
import { pushKeys } from './settings.ts'

afterEach(() => vi.unstubAllEnvs())

it('Each college gets a key of its own, whose public half browsers accept', () => {
  const keys = Array.from({ length: 50 }, () => secrets[0]?.make() ?? '')
  expect(new Set(keys).size).toBe(50)
  for (const key of keys) expect(publicKeyOf(key)).toMatch(/^B[\w-]{86}$/)
  vi.stubEnv('VAPID_PRIVATE_KEY', keys[0])
  expect(pushKeys()).toEqual({ privateKey: keys[0], publicKey: publicKeyOf(keys[0] ?? '') })
})

it('The tests’ own push service is none where no emulator runs', () => {
  vi.stubEnv('TEST_PUSH_SERVICE', 'http://127.0.0.1:9000')
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080')
  expect(isAllowedEndpoint('http://127.0.0.1:9000/a')).toBe(true)
  expect(isAllowedEndpoint('http://127.0.0.1:9000@elsewhere.test/')).toBe(false)
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined)
  expect(isAllowedEndpoint('http://127.0.0.1:9000/a')).toBe(false)
})

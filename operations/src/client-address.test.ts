import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examineClientAddress } from './client-address.ts'

/** Answers `/hosting` and `/function` as the deployed function would for each way. */
let server: Server
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    if (url !== '/nothing') response.setHeader('X-Called-Through', url.slice(1))
    response.end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const examine = (byHosting: string, byFunction: string) => {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return examineClientAddress({ hosting: `${origin}/${byHosting}`, function: `${origin}/${byFunction}` })
}

test('A project whose limits count the right address is fine', async () => {
  expect((await examine('hosting', 'function')).isFine).toBe(true)
})

test('An operator hears that Hosting is not recognised, and that a call past it is believed', async () => {
  expect(await examine('function', 'function')).toMatchObject({
    isFine: false,
    sentence: expect.stringMatching(/PROXY_HOPS=2/),
  })
  expect(await examine('hosting', 'hosting')).toMatchObject({
    isFine: false,
    sentence: expect.stringMatching(/^A call past Hosting/),
  })
})

test('A project that is not deployed yet is no fault', async () => {
  expect(await examine('nothing', 'function')).toMatchObject({ isFine: false, isOptional: true })
})

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examineDatabase } from './database-config.ts'

let mode: string
let server: Server
beforeAll(async () => {
  server = createServer(({ url, headers }, response) => {
    const isKnown = url === '/v1/projects/a-college/databases/(default)'
    const isAllowed =
      headers.authorization === 'Bearer t0ken' && headers['x-goog-user-project'] === 'a-college'
    response.writeHead(isKnown && isAllowed ? 200 : 403)
    response.end(
      JSON.stringify(isAllowed ? { concurrencyMode: mode } : { error: { message: 'Not for you.' } }),
    )
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const examine = (given: string, token = 't0ken') => {
  mode = given
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return examineDatabase({ origin, project: 'a-college', token })
}

test('An operator whose database takes no locks for reads hears that it is fine', async () => {
  expect(await examine('OPTIMISTIC')).toMatchObject({ isFine: true })
})

test('An operator hears that strangers can lock documents, which stops nothing', async () => {
  expect(await examine('PESSIMISTIC')).toMatchObject({
    isFine: false,
    isOptional: true,
    sentence: expect.stringMatching(/PESSIMISTIC.*OPTIMISTIC/),
  })
})

test('An operator who may not read the database hears why', async () => {
  await expect(examine('OPTIMISTIC', 'another')).rejects.toThrow(/answers 403: Not for you\./)
})

import { createSign, generateKeyPairSync } from 'node:crypto'
import { Agent, createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** A stand-in for Google's endpoint of App Check's public keys, which Firebase's verifier requests. */
export type AppCheckKeys = {
  httpAgent: Agent
  token(claims?: object, key?: string): string
  close(): Promise<void>
}

export async function openAppCheckKeys(): Promise<AppCheckKeys> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({
        keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
      }),
    )
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const httpAgent = new Agent()
  // The verifier uses HTTPS, this server HTTP.
  Object.assign(httpAgent, { protocol: 'https:', createConnection: () => connect(port, '127.0.0.1') })
  return { httpAgent, token, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function token(claims: object = {}, kid = 'one'): string {
  const seconds = Math.floor(Date.now() / 1_000)
  const usual = {
    iss: 'https://firebaseappcheck.googleapis.com/1',
    aud: ['projects/1', 'projects/demo-prangan'],
    sub: '1:1:web:1',
    iat: seconds,
    exp: seconds + 3_600,
  }
  const text = `${part({ alg: 'RS256', typ: 'JWT', kid })}.${part({ ...usual, ...claims })}`
  return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`
}

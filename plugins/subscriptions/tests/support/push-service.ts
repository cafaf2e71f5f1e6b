import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { PushMessage } from '../../contract/push.ts'

const curve = 'prime256v1'
const infoOf = (name: string) => Buffer.from(`Content-Encoding: ${name}\0`)

type Device = { pair: ECDH; auth: Buffer; answer: Answer; received: Received[] }

type Answer = { status: number; headers?: Record<string, string> }

type Received = {
  message: PushMessage
  ttl: number
  urgency: string
  topic: string
  /** The claims of the token that signs the request. */
  claims: { aud: string; exp: number; sub: string }
  /** The public key that the token was signed with. */
  key: string
}

/** A push service as browsers use them, which also decrypts as their devices do, and accepts nothing that is not signed. */
export async function openPushService() {
  const devices = new Map<string, Device>()
  const server = createServer(async (request, response) => {
    const body = await bytesOf(request)
    const device = devices.get(request.url ?? '')
    try {
      if (!device) throw new Error('no such device')
      if (device.answer.status === 201) device.received.push(read(request, body, device, origin))
      response.writeHead(device.answer.status, device.answer.headers).end()
    } catch (error) {
      console.error(error)
      response.writeHead(400).end()
    }
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const deviceAt = (endpoint: string): Device => {
    const device = devices.get(new URL(endpoint).pathname)
    if (!device) throw new Error(`No device at ${endpoint}`)
    return device
  }

  return {
    origin,
    /** Returns what a browser's `PushSubscription` is as JSON. */
    subscribe: () => {
      const path = `/${crypto.randomUUID()}`
      const pair = createECDH(curve)
      const p256dh = pair.generateKeys('base64url')
      const auth = randomBytes(16)
      devices.set(path, { pair, auth, answer: { status: 201 }, received: [] })
      return { endpoint: origin + path, keys: { p256dh, auth: auth.toString('base64url') } }
    },
    receivedBy: (endpoint: string): readonly Received[] => deviceAt(endpoint).received,
    answers: (endpoint: string, answer: Answer): void => {
      deviceAt(endpoint).answer = answer
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  return Buffer.from(await text(request.setEncoding('latin1')), 'latin1')
}

function read({ headers }: IncomingMessage, body: Buffer, device: Device, origin: string): Received {
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not encrypted')
  const { ttl, urgency, topic } = headers as Record<string, string | undefined>
  if (!ttl || !urgency || !topic || !/^[\w-]{1,32}$/.test(topic)) throw new Error('headers')
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
  const claims = claimsOf(token, key)
  if (claims.aud !== origin) throw new Error('signed for another service')
  const seconds = claims.exp - Date.now() / 1_000
  if (seconds <= 0 || seconds > 24 * 60 * 60) throw new Error('expired')
  return { message: JSON.parse(decrypt(body, device)), ttl: Number(ttl), urgency, topic, claims, key }
}

/** Checks the signature of a token (RFC 8292). */
function claimsOf(token: string, key: string): Received['claims'] {
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  })
  const bytes = Buffer.from(signature, 'base64url')
  const signed = Buffer.from(`${head}.${claims}`)
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes))
    throw new Error('the signature is wrong')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}

/** Decrypts a message of one record (RFC 8188, RFC 8291). */
function decrypt(body: Buffer, { pair, auth }: Pick<Device, 'pair' | 'auth'>): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  if (record.length > body.readUInt32BE(16)) throw new Error('more than one record')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const secret = derive(pair.computeSecret(sender), auth, info, 32)
  const cipher = createDecipheriv(
    'aes-128-gcm',
    derive(secret, salt, infoOf('aes128gcm'), 16),
    derive(secret, salt, infoOf('nonce'), 12),
  )
  cipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
  const end = padded.lastIndexOf(2)
  return padded.subarray(0, end).toString()
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

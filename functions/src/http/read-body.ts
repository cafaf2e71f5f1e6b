import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { BodyFormat, FileRule } from '@prangan/contract/endpoints/endpoint'
import { limits } from '@prangan/contract/limits'
import { Failure } from '../lib/failure.ts'
import { type Multipart, readMultipart } from './read-multipart.ts'
import { declaredBody } from './unread-bodies.ts'

type BodyRule = {
  format: BodyFormat
  files?: Readonly<Record<string, FileRule>>
  maxBytes?: number
  optional?: true
}

/**
 * Reads a request's body as unvalidated fields and files. It checks the type, and the size as the bytes arrive. Throws 413, 415
 * or 400.
 */
export async function readBody(request: IncomingMessage, rule: BodyRule): Promise<Multipart> {
  const { type, encoding, bytes } = declaredBody(request)
  if (encoding !== '' && encoding !== 'identity') throw new Failure('wrong-type')
  if (rule.optional && bytes === 0) return { fields: {}, files: {} }
  const format = formatOf(type, rule.format)
  const most = mostBytes(format, rule)
  if (Number.isFinite(bytes) && bytes > most) throw tooLarge()
  const source = bytesOf(request, most)
  if (format === 'multipart') return readMultipart(source, type, rule.files ?? {})
  const body = await buffer(source)
  return rule.optional && body.length === 0
    ? { fields: {}, files: {} }
    : { fields: readJson(body), files: {} }
}

function mostBytes(format: 'json' | 'multipart', { maxBytes, files = {} }: BodyRule): number {
  if (format === 'json') return maxBytes ?? limits.body.json
  const ofFiles = Object.values(files).reduce((sum, file) => sum + file.maxBytes, 0)
  return Math.min(ofFiles + limits.body.fields * limits.body.field, limits.body.multipart)
}

/** The rest of such a body is not read, so the connection is closed after the reply. */
const tooLarge = () => new Failure('too-large', { headers: { Connection: 'close' } })

async function* bytesOf(request: IncomingMessage, most: number): AsyncGenerator<Buffer> {
  let size = 0
  try {
    // A destroyed request could not be answered any more.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length
      if (size > most) throw tooLarge()
      yield chunk
    }
  } catch (cause) {
    throw cause instanceof Failure ? cause : new Failure('broken-form', { cause })
  }
}

function formatOf(contentType: string, accepted: BodyFormat): 'json' | 'multipart' {
  const mediaType = contentType.split(';', 1)[0]?.trim().toLowerCase()
  if (mediaType === 'application/json' && accepted.includes('json')) return 'json'
  if (mediaType === 'multipart/form-data' && accepted.includes('multipart')) return 'multipart'
  throw new Failure('wrong-type')
}

function readJson(raw: Buffer): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw))
  } catch (cause) {
    throw new Failure('broken-json', { cause })
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Failure('broken-json')
  return value as Record<string, unknown>
}

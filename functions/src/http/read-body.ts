import type { IncomingMessage } from 'node:http'
import type { BodyFormat, FileRule } from '@prangan/contract/endpoints/endpoint'
import { limits } from '@prangan/contract/limits'
import { Failure } from '../lib/failure.ts'
import { declaredContent } from './declared-content.ts'
import { type Multipart, readMultipart } from './read-multipart.ts'

export type RawRequest = IncomingMessage & { rawBody?: Buffer }

type BodyRule = {
  format: BodyFormat
  files?: Readonly<Record<string, FileRule>>
  maxBytes?: number
  optional?: true
}

/**
 * Reads a request's body as unvalidated fields and files. Checks size and content type before parsing. An empty body is
 * allowed if the rule makes it optional. Throws 413, 415 or 400.
 */
export async function readBody(request: RawRequest, rule: BodyRule): Promise<Multipart> {
  const { type, encoding } = declaredContent(request)
  if (encoding !== '' && encoding !== 'identity') throw new Failure('wrong-type')
  const raw = request.rawBody ?? Buffer.alloc(0)
  if (rule.optional && raw.length === 0) return { fields: {}, files: {} }
  const format = formatOf(type, rule.format)
  const most = (format === 'json' ? rule.maxBytes : undefined) ?? limits.body[format]
  if (raw.length > most) throw new Failure('too-large')
  if (format === 'multipart') return readMultipart(raw, type, rule.files ?? {})
  return { fields: readJson(raw), files: {} }
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

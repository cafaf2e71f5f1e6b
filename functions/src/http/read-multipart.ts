import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { FileRule } from '@prangan/contract/endpoints/endpoint'
import { limits } from '@prangan/contract/limits'
import { Failure } from '../lib/failure.ts'
import { atField, fileTooLarge } from '../media/refuse-file.ts'

/** Name and declared type come from the client; only the bytes are trusted. */
export type SentFile = { name: string; bytes: Buffer }

export type Multipart = { fields: Record<string, unknown>; files: Record<string, SentFile> }

/**
 * Parses a multipart body as it arrives, with all of the parser's limits set. A file part without name and content, as browsers
 * send for an empty file input, counts as absent. Throws 400 or 413, or what the source throws.
 */
export async function readMultipart(
  source: AsyncIterable<Buffer>,
  contentType: string,
  rules: Readonly<Record<string, FileRule>>,
): Promise<Multipart> {
  const fields: Record<string, unknown> = Object.create(null)
  const files: Record<string, SentFile> = Object.create(null)
  const reading: Promise<void>[] = []
  const largest = Math.max(0, ...Object.values(rules).map((rule) => rule.maxBytes))

  const { default: busboy } = await import('busboy')
  await new Promise<void>((resolve, reject) => {
    const refuse = (cause?: unknown) =>
      reject(cause instanceof Failure ? cause : new Failure('broken-form', { cause }))
    const parser = startParser(busboy, contentType, largest, refuse)
    if (!parser) return
    parser.on('field', (name, value, info) => {
      if (info.nameTruncated || info.valueTruncated) reject(new Failure('too-large'))
      else fields[name] = value
    })
    parser.on('file', (field, stream, info) => {
      const rule = rules[field]
      if (!rule) {
        // A truncated part also emits an error; without a listener that would end the process.
        stream.on('error', refuse).resume()
        if (info.filename) refuse()
        return
      }
      const file = buffer(stream).then((bytes) => {
        if (stream.truncated || bytes.length > rule.maxBytes) throw atField(field, fileTooLarge(rule))
        if (info.filename || bytes.length > 0) files[field] = { name: info.filename ?? '', bytes }
      })
      // If the form is refused for another reason, nobody awaits this promise; an unhandled rejection would end the process.
      file.catch(() => undefined)
      reading.push(file)
    })
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, () => refuse())
    parser.on('error', refuse)
    parser.on('close', resolve)
    pipeline(source, parser).catch(refuse)
  })
  await Promise.all(reading)
  return { fields, files }
}

function startParser(
  busboy: typeof import('busboy'),
  contentType: string,
  largestFile: number,
  refuse: (cause: unknown) => void,
) {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      limits: {
        fieldNameSize: 100,
        fieldSize: limits.body.field,
        fields: limits.body.fields,
        fileSize: largestFile + 1,
        files: limits.body.files,
        parts: limits.body.fields + limits.body.files,
        headerPairs: 20,
      },
    })
  } catch (cause) {
    refuse(cause)
    return undefined
  }
}

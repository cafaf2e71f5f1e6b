import type { Endpoint } from '@prangan/contract/endpoints/endpoint'

/** What was sent to create something, as far as it tells two attempts apart. */
type Sent = {
  body?: Record<string, unknown> | undefined
  files?: Record<string, Blob | undefined> | undefined
}

/** A key for each content whose create has not succeeded yet. */
const keys = new Map<string, string>()

/** A file is identified by what the device says about it, not by its bytes. */
function contentOf({ routes }: Endpoint, { body, files = {} }: Sent): string {
  const chosen = Object.entries(files).map(([field, file]) => [
    field,
    file?.size,
    file instanceof File ? [file.name, file.lastModified] : file?.type,
  ])
  return JSON.stringify([routes[0], body, chosen])
}

/**
 * Sends a create with an `Idempotency-Key` that stays the same until it has succeeded or its content changes: a retry
 * after a lost reply creates nothing twice.
 */
export async function withIdempotencyKey<Answer>(
  endpoint: Endpoint,
  sent: Sent,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const content = contentOf(endpoint, sent)
  const key = keys.get(content) ?? crypto.randomUUID()
  keys.set(content, key)
  const answer = await send(key)
  keys.delete(content)
  return answer
}

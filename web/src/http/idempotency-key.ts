import type { Endpoint } from '@prangan/contract/endpoints/endpoint'

type Sent = {
  body?: Record<string, unknown> | undefined
  files?: Record<string, Blob | undefined> | undefined
}

const keys = new Map<string, string>()

/** A file is identified by its metadata, not by its bytes. */
function contentOf({ routes }: Endpoint, { body, files = {} }: Sent): string {
  const chosen = Object.entries(files).map(([field, file]) => [
    field,
    file?.size,
    file instanceof File ? [file.name, file.lastModified] : file?.type,
  ])
  return JSON.stringify([routes[0], body, chosen])
}

/**
 * Keeps the key of a public form through a reload of this tab, so that sending the same again gives the same receipt. Only a
 * hash of the content is stored.
 */
async function tabEntry(content: string) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content)))
  const name = `unanswered-${Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
  const attempt = <Value>(act: () => Value): Value | undefined => {
    try {
      return act()
    } catch {
      return undefined
    }
  }
  return {
    read: () => attempt(() => sessionStorage.getItem(name)) ?? undefined,
    keep: (key: string) => attempt(() => sessionStorage.setItem(name, key)),
    forget: () => attempt(() => sessionStorage.removeItem(name)),
  }
}

/**
 * Sends a create with an `Idempotency-Key`, so that a retry after a lost response creates nothing twice. The key changes once
 * the call has succeeded or its content changes.
 */
export async function withIdempotencyKey<Answer>(
  endpoint: Endpoint,
  sent: Sent,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const content = contentOf(endpoint, sent)
  const inTab = endpoint.isPublicForm ? await tabEntry(content) : undefined
  const key = keys.get(content) ?? inTab?.read() ?? crypto.randomUUID()
  keys.set(content, key)
  inTab?.keep(key)
  const answer = await send(key)
  keys.delete(content)
  inTab?.forget()
  return answer
}

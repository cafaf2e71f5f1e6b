import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

type DeclaredContent = { type: string; encoding: string }

const declared = new WeakMap<IncomingMessage, DeclaredContent>()

/**
 * Stops the platform from parsing request bodies: it does so by content type before our code runs, and answers broken
 * JSON with HTML and a stack trace. Node announces each request on this diagnostics channel before any handler sees it.
 * There we remember what the client declared and leave a neutral type, so every body arrives as bytes in `rawBody`. Has
 * to be called before the first request (docs/decisions/0002-bodies-are-ours.md).
 */
export function keepBodiesRaw(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    // Tests create several apps in one process.
    if (declared.has(request)) return
    const { headers } = request
    declared.set(request, {
      type: headers['content-type'] ?? '',
      encoding: headers['content-encoding'] ?? '',
    })
    delete headers['content-encoding']
    headers['content-type'] = 'application/octet-stream'
  })
}

/** The content type and encoding that the client declared, '' if it declared none. */
export function declaredContent(request: IncomingMessage): DeclaredContent {
  return (
    declared.get(request) ?? {
      type: request.headers['content-type'] ?? '',
      encoding: request.headers['content-encoding'] ?? '',
    }
  )
}

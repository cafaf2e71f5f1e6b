import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

type DeclaredContent = { type: string; encoding: string }

const declared = new WeakMap<IncomingMessage, DeclaredContent>()

/**
 * Keeps the platform's hands off request bodies. Before our code runs, the Functions platform parses a body by its
 * content type, and answers broken JSON with HTML and a stack trace. Node announces each request before any handler
 * sees it; there we remember what the client declared and leave a neutral type, so every body arrives as plain
 * bytes in `rawBody` and this app alone parses it.
 */
export function keepBodiesRaw(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    const { headers } = request
    declared.set(request, {
      type: headers['content-type'] ?? '',
      encoding: headers['content-encoding'] ?? '',
    })
    delete headers['content-encoding']
    headers['content-type'] = 'application/octet-stream'
  })
}

/** The content type and encoding that the client declared, '' where it declared none. */
export function declaredContent(request: IncomingMessage): DeclaredContent {
  return (
    declared.get(request) ?? {
      type: request.headers['content-type'] ?? '',
      encoding: request.headers['content-encoding'] ?? '',
    }
  )
}

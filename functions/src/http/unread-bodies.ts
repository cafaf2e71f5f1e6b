import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/** '' for no type or encoding, 0 bytes for none, Infinity for unknown. */
export type DeclaredBody = { type: string; encoding: string; bytes: number }

const declared = new WeakMap<IncomingMessage, DeclaredBody>()

/**
 * Stops the platform from reading request bodies. Before our code runs it would keep whole bodies of any size in memory, and
 * answer broken JSON with HTML and a stack trace. Node announces each request on this diagnostics channel before any handler
 * sees it. Here we store what the client declared and remove it from the headers, so the platform finds no body. Call it before
 * the first request (docs/decisions/0002-read-request-bodies-in-our-own-code.md).
 */
export function leaveBodiesUnread(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    declared.set(request, readDeclared(request))
    for (const name of ['content-type', 'content-encoding', 'content-length', 'transfer-encoding'])
      delete request.headers[name]
  })
}

export const declaredBody = (request: IncomingMessage): DeclaredBody =>
  declared.get(request) ?? readDeclared(request)

function readDeclared({ headers }: IncomingMessage): DeclaredBody {
  return {
    type: headers['content-type'] ?? '',
    encoding: headers['content-encoding'] ?? '',
    bytes:
      headers['transfer-encoding'] === undefined
        ? Number(headers['content-length'] ?? 0)
        : Number.POSITIVE_INFINITY,
  }
}

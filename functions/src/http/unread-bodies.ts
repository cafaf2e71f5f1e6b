import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/** What the client declared of a request's body: '' for no type or encoding, 0 bytes for none, infinitely many for unknown. */
export type DeclaredBody = { type: string; encoding: string; bytes: number }

const declared = new WeakMap<IncomingMessage, DeclaredBody>()

/**
 * Stops the platform from reading request bodies: before our code runs it keeps whole bodies of any size in memory, and answers
 * broken JSON with HTML and a stack trace. Node announces each request on this diagnostics channel before any handler sees
 * it. There we remember what the client declared and remove it from the headers, so that the platform finds no body, and
 * the stream waits for ours. Has to be called before the first request (docs/decisions/0002-read-request-bodies-in-our-own-code.md).
 */
export function leaveBodiesUnread(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    declared.set(request, readDeclared(request))
    for (const name of ['content-type', 'content-encoding', 'content-length', 'transfer-encoding'])
      delete request.headers[name]
  })
}

/** What the client declared of its body. */
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

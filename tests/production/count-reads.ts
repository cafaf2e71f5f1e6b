import { once } from 'node:events'
import { createServer, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a proxy to the Firestore emulator for REST calls, and counts the documents in the answers. */
export async function countReads(emulator: string) {
  const [hostname, port] = emulator.split(':')
  let documents = 0
  const server = createServer((request, response) => {
    const { method, url: path, headers } = request
    const forwarded = sendRequest({ hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part
        response.write(part)
      })
      answer.on('end', () => {
        // A missing document costs as much as an existing one.
        if (/:(batchGet|runQuery)/.test(path ?? ''))
          documents += text.match(/"(found|missing|document)"\s*:/g)?.length ?? 0
        response.end()
      })
    })
    request.pipe(forwarded)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    documents: () => documents,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

import { Agent, type IncomingHttpHeaders, request as startRequest } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A request exactly as sent: `fetch` would normalise its address and refuse its headers. */
export type Sent = {
  method: string
  path: string
  headers: Record<string, string>
  bytes?: Buffer
}

export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer }

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

export async function send(origin: string, { method, path, headers, bytes }: Sent): Promise<Answer> {
  const { hostname, port, pathname } = new URL(origin)
  const base = pathname === '/' ? '' : pathname
  return new Promise((resolve, reject) => {
    const sent = startRequest(
      { agent, hostname, port, method, path: `${base}${path}`, headers, timeout: 30_000 },
      (answer) => {
        buffer(answer).then(
          (body) =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              bytes: body,
            }),
          reject,
        )
      },
    )
    sent.on('timeout', () => sent.destroy(new Error(`${method} ${path.slice(0, 80)} was not answered`)))
    sent.on('error', reject)
    sent.end(bytes)
  })
}

export function hangUp(): void {
  agent.destroy()
}

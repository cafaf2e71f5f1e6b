import { createServer, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy to the Auth emulator that can fail, like a failing network. */
export type AuthProxy = {
  host: string
  /** Fails the requests whose path matches, except the first `passing`; without arguments, all pass again. */
  failAt(path?: RegExp, passing?: number): void
  before(path: RegExp, work: () => Promise<unknown>): void
  /** Holds every request whose path matches until it is released; `arrived` is called for each. */
  hold(path: RegExp, arrived: () => void): { release(): void }
  close(): Promise<void>
}

export async function openAuthProxy(emulator: string): Promise<AuthProxy> {
  let broken: RegExp | undefined
  let left = 0
  let held: { path: RegExp; arrived: () => void; gone: Promise<void> } | undefined
  let waiting: { path: RegExp; work: () => Promise<unknown> } | undefined
  const [hostname, port] = emulator.split(':')
  const server = createServer(async (request, response) => {
    const first = waiting?.path.test(request.url ?? '') ? waiting : undefined
    if (first) {
      waiting = undefined
      await first.work()
    }
    const holding = held?.path.test(request.url ?? '') ? held : undefined
    holding?.arrived()
    await holding?.gone
    if (broken?.test(request.url ?? '') && left-- <= 0) {
      response.writeHead(500).end('{"error": {"message": "INTERNAL"}}')
      return
    }
    // Raw headers: the app in this process changes the parsed `headers` of every request.
    const { method, rawHeaders: headers, url: path } = request
    const passed = sendRequest({ hostname, port, method, headers, path }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    failAt: (path, passing = 0) => {
      broken = path
      left = passing
    },
    before: (path, work) => {
      waiting = { path, work }
    },
    hold: (path, arrived) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = { path, arrived, gone: promise }
      return {
        release: () => {
          held = undefined
          resolve()
        },
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

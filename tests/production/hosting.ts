import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { RequestHandler } from 'express'
import { proxyRequestHandler } from 'firebase-tools/lib/hosting/proxy.js'
import { server } from 'superstatic'

const root = join(import.meta.dirname, '..', '..')

/** A function behind Hosting's rewrites, and the number of requests that the platform sends to an instance at once. */
export type Backend = { origin: string; concurrency: number }

/** Starts a server that applies firebase.json's rewrites and headers with the CLI's own library. */
export async function startHosting(backends: Readonly<Record<string, Backend>>) {
  const { hosting } = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8'))
  const handlers = new Map(
    Object.entries(backends).map(([name, { origin, concurrency }]) => [
      name,
      inTurns(proxyRequestHandler(origin, name), concurrency),
    ]),
  )
  const running = server({
    port: 0,
    hostname: '127.0.0.1',
    cwd: root,
    config: hosting,
    compression: true,
    stack: 'strict',
    rewriters: {
      function: async ({ function: { functionId } }) => {
        const handler = handlers.get(functionId)
        if (!handler) throw new Error(`${functionId} is not started.`)
        return handler
      },
    },
  }).listen() as Server
  await once(running, 'listening')
  return {
    origin: `http://127.0.0.1:${(running.address() as AddressInfo).port}`,
    stop: async () => {
      running.closeAllConnections()
      running.close()
      await once(running, 'close')
    },
  }
}

function inTurns(handle: RequestHandler, atOnce: number): RequestHandler {
  let running = 0
  const waiting: (() => void)[] = []
  return async (request, response, next) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    response.once('close', () => {
      running -= 1
      waiting.shift()?.()
    })
    await handle(request, response, next)
  }
}

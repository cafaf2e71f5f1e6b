import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import firebase from '../../../firebase.json' with { type: 'json' }
import { functionAt } from '../../support/configured-pages.ts'
import { suite } from '../../support/suite.ts'

/**
 * Serves the built site as Hosting does: compressed with Brotli, and rendered pages from a cache. Hosting's emulator does
 * neither. Other calls are passed on to the suite.
 */

const site = new URL('../../../web/dist/site', import.meta.url).pathname

const isPage = (path: string) => functionAt(path) === 'pages'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

type Stored = { type: string; bytes: Buffer; isCompressed: boolean }

export type BuiltSite = {
  port: number
  weigh(path: string): Promise<number>
  addPage(path: string, html: string): void
  close(): void
}

function store(bytes: Buffer, extension: string): Stored {
  const type = types[extension] ?? 'application/octet-stream'
  const isCompressed = /^text|svg|json|xml/.test(type)
  return { type, bytes: isCompressed ? brotliCompressSync(bytes) : bytes, isCompressed }
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

function headersFor(path: string): Record<string, string> {
  const blocks = firebase.hosting.headers.filter(
    ({ source }) => source === '**' || path.startsWith(source.replace('**', '')),
  )
  return Object.fromEntries(blocks.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])))
}

async function handOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks = await request.toArray()
  const { host: _, connection: __, ...headers } = request.headers
  const answer = await fetch(suite.app + request.url, {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    redirect: 'manual',
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  })
  const { 'content-encoding': ___, 'transfer-encoding': ____, ...kept } = Object.fromEntries(answer.headers)
  response.writeHead(answer.status, kept)
  response.end(Buffer.from(await answer.arrayBuffer()))
}

export async function serveBuiltSite(): Promise<BuiltSite> {
  const cache = new Map<string, Stored>()

  async function find(path: string): Promise<Stored | undefined> {
    const known = cache.get(path)
    if (known) return known
    const found = readFile(path) ?? (isPage(path) ? await readPage(path) : undefined)
    if (found) cache.set(path, found)
    return found
  }
  async function readPage(path: string): Promise<Stored> {
    const answer = await fetch(`${suite.functions}/pages${path}`)
    if (answer.status !== 200) throw new Error(`The pages function answers ${answer.status} for ${path}.`)
    return store(Buffer.from(await answer.arrayBuffer()), '.html')
  }
  function readFile(path: string): Stored | undefined {
    const file = `${site}${path}`
    return isFile(file) ? store(readFileSync(file), extname(file)) : undefined
  }

  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', suite.app).pathname)
    const stored = request.method === 'GET' ? await find(path) : undefined
    if (!stored) return handOn(request, response)
    response.writeHead(200, {
      ...headersFor(path),
      'content-type': stored.type,
      'content-length': stored.bytes.length,
      ...(stored.isCompressed && { 'content-encoding': 'br' }),
    })
    response.end(stored.bytes)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    weigh: async (path) => (await find(path))?.bytes.length ?? Number.NaN,
    addPage: (path, html) => cache.set(path, store(Buffer.from(html), '.html')),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

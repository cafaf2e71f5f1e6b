import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { suite } from './suite.ts'

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Renames the assets that a script, a stylesheet or a page names, and renews the hashes of the page's content policy. */
function rename(text: string, prefix: string): string {
  const renamed = text.replace(
    /(["'`(])(\.\/|\/?assets\/)(?=[\w-][\w.-]*\.(?:js|css|woff2|avif|webp|svg|png|jpg)\b)/g,
    `$1$2${prefix}`,
  )
  const inline = /<(script|style)>(.*?)<\/\1>/gs
  const before = Array.from(text.matchAll(inline), ([, , code = '']) => hashOf(code))
  const after = Array.from(renamed.matchAll(inline), ([, , code = '']) => hashOf(code))
  return before.reduce((page, hash, index) => page.replace(hash, after[index] ?? ''), renamed)
}

/**
 * Serves the suite's site as releases do: each has all its assets under names of its own, and those of the one before are gone.
 * `worker` changes the service worker.
 */
export async function openReleases(worker: (script: string, release: number) => string | Promise<string>) {
  let release = 1
  const serve = async ({ method = 'GET', url = '/', headers }: IncomingMessage, response: ServerResponse) => {
    const prefix = `r${release}-`
    const [, asked, name] = /^\/assets\/(r\d+-)(.*)/.exec(url) ?? []
    if (asked && asked !== prefix) return response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
    const sent = Object.entries(headers).filter(([header]) =>
      /^(accept|accept-language|if-none-match|cookie)$/.test(header),
    )
    const answer = await fetch(suite.app + (name ? `/assets/${name}` : url), {
      method,
      redirect: 'manual',
      headers: sent as [string, string][],
    })
    const type = answer.headers.get('content-type') ?? ''
    const bytes = Buffer.from(await answer.arrayBuffer())
    const isText = /html|javascript|css/.test(type)
    const text = url === '/sw.js' ? await worker(String(bytes), release) : rename(String(bytes), prefix)
    for (const [header, value] of answer.headers)
      if (!/^(content-length|content-encoding|transfer-encoding|connection|keep-alive|etag)$/.test(header))
        response.setHeader(header, value)
    response.writeHead(answer.status).end(method === 'HEAD' ? undefined : isText ? text : bytes)
  }
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      release += 1
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

import type { BrowserContext, Request } from '@playwright/test'

type Stream = { address: URL; request: number; messages: number; targets: Set<number> }

const isForward = (request: Request) =>
  request.method() === 'POST' && /\/Listen\/channel\?/.test(request.url())

/**
 * Follows the streams by which pages listen to Firestore; the returned function closes the browser and ends them. The emulator
 * evaluates the rules for closed pages too: twenty of them make a write ten times as slow. A stream ends only by the message
 * with which a page stops listening.
 */
export function followListenStreams(context: BrowserContext): () => Promise<void> {
  const streams = new Map<string, Stream>()
  const opening: Promise<void>[] = []
  const open = async (request: Request, answer: Promise<string>) => {
    const [, id] = /\["c","([^"]+)"/.exec(await answer.catch(() => '')) ?? []
    if (!id) return
    const address = new URL(request.url())
    const database = address.searchParams.get('database') ?? ''
    address.search = String(new URLSearchParams({ VER: '8', database, SID: id, AID: '0' }))
    streams.set(id, follow({ address, request: 0, messages: 0, targets: new Set() }, request))
  }
  context.on('response', (response) => {
    const request = response.request()
    if (!isForward(request)) return
    const stream = streams.get(new URL(request.url()).searchParams.get('SID') ?? '')
    if (stream) follow(stream, request)
    else opening.push(open(request, response.text()))
  })
  return async () => {
    // Closed first, because the answer to a page that has navigated arrives only then.
    await context.close()
    await Promise.all(opening)
    await Promise.all([...streams.values()].map(endStream))
  }
}

function follow(stream: Stream, request: Request): Stream {
  const body = new URLSearchParams(request.postData() ?? '')
  const count = Number(body.get('count'))
  stream.request = Number(new URL(request.url()).searchParams.get('RID'))
  stream.messages = Number(body.get('ofs')) + count
  for (let at = 0; at < count; at += 1) {
    const { addTarget, removeTarget } = JSON.parse(body.get(`req${at}___data__`) ?? '{}')
    if (addTarget) stream.targets.add(addTarget.targetId)
    stream.targets.delete(removeTarget)
  }
  return stream
}

async function endStream({ address, request, messages, targets }: Stream): Promise<void> {
  const database = address.searchParams.get('database')
  const removals = [...targets].map((removeTarget, at) => [
    `req${at}___data__`,
    JSON.stringify({ database, removeTarget }),
  ])
  const body = new URLSearchParams([['count', String(targets.size)], ['ofs', String(messages)], ...removals])
  // Uses a new connection, because the emulator may be closing an idle one.
  await fetch(`${address}&RID=${request + 1}`, { method: 'POST', body, headers: { connection: 'close' } })
}

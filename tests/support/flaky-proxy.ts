import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to a server that a test can break, as a network does that fails. */
export type FlakyProxy = {
  /** Where the line begins: name and port. */
  host: string
  /** Hangs up on everybody who is on the line, and on the next `callers`. */
  dropConnections(clients: number): void
  /** Lets what the next callers say through, and cuts them off when the server begins to reply. */
  dropReplies(clients: number): void
  /** How often it was called so far, by those hung up on too. */
  connections(): number
  close(): void
}

/** Puts a line before the server at `host` (name and port). */
export async function openFlakyProxy(host: string): Promise<FlakyProxy> {
  const { hostname, port } = new URL(`tcp://${host}`)
  const clients = new Set<Socket>()
  let connections = 0
  let left = 0
  let unheard = 0
  const server = createServer((client) => {
    connections += 1
    if (left-- > 0) return client.destroy()
    clients.add(client)
    const own = connect(Number(port), hostname)
    if (unheard-- > 0) own.once('data', () => client.destroy())
    else own.pipe(client)
    client.pipe(own)
    own.on('error', () => client.destroy())
    client.on('error', () => own.destroy()).on('close', () => clients.delete(client))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const dropConnections = (next: number) => {
    left = next
    for (const client of clients) client.destroy()
  }
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    dropConnections,
    dropReplies: (next) => {
      unheard = next
    },
    connections: () => connections,
    close: () => {
      dropConnections(0)
      server.close()
    },
  }
}

/** A mail server that takes no recipient, for good: it answers 550 as one does whose mailbox is not there. */
export async function openRefusingServer(): Promise<{ host: string; close(): void }> {
  const server = createServer((client) => {
    client.write('220 ready\r\n')
    client.on('data', (said) => {
      client.write(/^RCPT/i.test(String(said)) ? '550 5.1.1 No such mailbox\r\n' : '250 ok\r\n')
    })
    client.on('error', () => client.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { host: `127.0.0.1:${port}`, close: () => server.close() }
}

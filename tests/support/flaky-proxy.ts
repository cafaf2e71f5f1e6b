import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type FlakyProxy = {
  host: string
  /** Drops all open connections, and the next `clients`. */
  dropConnections(clients: number): void
  /** Passes on the requests of the next `clients`, and drops the connection when the server begins to reply. */
  dropReplies(clients: number): void
  connections(): number
  close(): void
}

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

/** Starts a mail server that refuses every recipient permanently, with 550 as for a missing mailbox. */
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

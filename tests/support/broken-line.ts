import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to a server that a test can break, as a network does that fails. */
export type BrokenLine = {
  /** Where the line begins: name and port. */
  host: string
  /** Hangs up on everybody who is on the line, and on the next `callers`. */
  hangUp(callers: number): void
  /** Lets what the next callers say through, and cuts them off when the server begins to reply. */
  loseReplies(callers: number): void
  /** How often it was called so far, by those hung up on too. */
  calls(): number
  close(): void
}

/** Puts a line before the server at `host` (name and port). */
export async function openBrokenLine(host: string): Promise<BrokenLine> {
  const { hostname, port } = new URL(`tcp://${host}`)
  const callers = new Set<Socket>()
  let calls = 0
  let left = 0
  let unheard = 0
  const server = createServer((caller) => {
    calls += 1
    if (left-- > 0) return caller.destroy()
    callers.add(caller)
    const own = connect(Number(port), hostname)
    if (unheard-- > 0) own.once('data', () => caller.destroy())
    else own.pipe(caller)
    caller.pipe(own)
    own.on('error', () => caller.destroy())
    caller.on('error', () => own.destroy()).on('close', () => callers.delete(caller))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const hangUp = (next: number) => {
    left = next
    for (const caller of callers) caller.destroy()
  }
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    hangUp,
    loseReplies: (next) => {
      unheard = next
    },
    calls: () => calls,
    close: () => {
      hangUp(0)
      server.close()
    },
  }
}

/** A mail server that takes no recipient, for good: it answers 550 as one does whose mailbox is not there. */
export async function openRefusingServer(): Promise<{ host: string; close(): void }> {
  const server = createServer((caller) => {
    caller.write('220 ready\r\n')
    caller.on('data', (said) => {
      caller.write(/^RCPT/i.test(String(said)) ? '550 5.1.1 No such mailbox\r\n' : '250 ok\r\n')
    })
    caller.on('error', () => caller.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { host: `127.0.0.1:${port}`, close: () => server.close() }
}

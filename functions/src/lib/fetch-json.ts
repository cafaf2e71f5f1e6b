/** Milliseconds and bytes that a response may take. */
const timeout = 10_000
const largest = 256 * 1024

export async function fetchJson(address: string, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(address, {
    headers: { Accept: 'application/json', 'User-Agent': 'Prangan', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  if (!response.ok) throw new Error(`The answer is ${response.status}`)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > largest) throw new Error('The answer is too long')
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

import { Failure } from '../../lib/failure.ts'

/** Milliseconds for the whole request, since a person waits for it. */
const timeout = 5_000
/** The most bytes of a response; the longest contain thousands of references. */
const largest = 1024 * 1024
/** The service redirects once or twice from a retired DOI to its successor. */
const maxRedirects = 2

/**
 * Fetches a work from a DOI service with Crossref's interface: JSON of any shape. Throws 404 for an unknown DOI, and 503 if the
 * service is slow, sends too much, or redirects to another server.
 */
export async function fetchWork(service: string, doi: string): Promise<unknown> {
  try {
    const address = new URL(`works/${encodeURIComponent(doi)}`, `${service.replace(/\/+$/, '')}/`)
    const response = await fetchThere(address, AbortSignal.timeout(timeout))
    if (response.status === 404) throw new Failure('no-such-doi')
    if (!response.ok) throw new Error(`The DOI service answers ${response.status}`)
    return JSON.parse(await readText(response))
  } catch (cause) {
    throw cause instanceof Failure ? cause : new Failure('doi-unreachable', { cause })
  }
}

/** Follows redirects on the same server only, so that the service cannot make us request internal addresses. */
async function fetchThere(address: URL, signal: AbortSignal, left = maxRedirects): Promise<Response> {
  const headers = { Accept: 'application/json', 'User-Agent': 'Prangan' }
  const response = await fetch(address, { signal, headers, redirect: 'manual' })
  const location = response.headers.get('location')
  if (response.status < 300 || response.status >= 400 || !location) return response
  await response.body?.cancel()
  const next = new URL(location, address)
  if (next.origin !== address.origin || left === 0) throw new Error('The DOI service points elsewhere')
  return fetchThere(next, signal, left - 1)
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop closes the connection.
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > largest) throw new Error('The DOI service answers too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

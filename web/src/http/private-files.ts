import { fileUrl } from '@prangan/contract/storage-paths'

/** Provides the bearer token of the person at the desk. */
type GetToken = () => Promise<string | undefined>

/**
 * Reads a stored file that is not public, with the bearer token, from the path where the site serves public ones.
 * Rejects if it cannot be read.
 */
export async function readPrivateFile(path: string, getToken: GetToken): Promise<Blob> {
  const token = await getToken()
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const response = await fetch(fileUrl(path), { headers, cache: 'no-store' })
  if (!response.ok) throw new Error(`${path} answers ${response.status}.`)
  return response.blob()
}

/**
 * Photos cached in memory, so that a row that is shown again has its photo at once; the least recently used is
 * dropped first.
 */
const maxCached = 60
const cache = new Map<string, Promise<string>>()

function forgetOldest(): void {
  const [oldest] = cache
  if (cache.size <= maxCached || !oldest) return
  cache.delete(oldest[0])
  oldest[1].then(URL.revokeObjectURL, () => undefined)
}

/** An object URL of a photo that only the office may see. Rejects if it cannot be read. */
export function privatePhotoUrl(path: string, getToken: GetToken): Promise<string> {
  const known = cache.get(path)
  if (known) {
    cache.delete(path)
    cache.set(path, known)
    return known
  }
  const url = readPrivateFile(path, getToken).then(URL.createObjectURL)
  cache.set(path, url)
  url.catch(() => cache.delete(path))
  forgetOldest()
  return url
}

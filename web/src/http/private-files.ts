import { fileUrl } from '@prangan/contract/storage-paths'

type GetToken = () => Promise<string | undefined>

export async function readPrivateFile(path: string, getToken: GetToken): Promise<Blob> {
  const token = await getToken()
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const response = await fetch(fileUrl(path), { headers, cache: 'no-store' })
  if (!response.ok) throw new Error(`${path} answers ${response.status}.`)
  return response.blob()
}

/**
 * Photos cached in memory, so that a row that is shown again has its photo at once. The least recently used is dropped first.
 */
const maxCached = 60
const cache = new Map<string, Promise<string>>()

function forgetOldest(): void {
  const [oldest] = cache
  if (cache.size <= maxCached || !oldest) return
  cache.delete(oldest[0])
  oldest[1].then(URL.revokeObjectURL, () => undefined)
}

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

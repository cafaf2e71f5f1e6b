import { fileUrl } from '@prangan/contract/paths'

/** Gives the bearer of whoever sits at the desk. */
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
const mostKept = 60
const kept = new Map<string, Promise<string>>()

function forgetOldest(): void {
  const [oldest] = kept
  if (kept.size <= mostKept || !oldest) return
  kept.delete(oldest[0])
  oldest[1].then(URL.revokeObjectURL, () => undefined)
}

/** An object URL of a photo that only the office may see. Rejects if it cannot be read. */
export function privatePhotoUrl(path: string, getToken: GetToken): Promise<string> {
  const known = kept.get(path)
  if (known) {
    kept.delete(path)
    kept.set(path, known)
    return known
  }
  const url = readPrivateFile(path, getToken).then(URL.createObjectURL)
  kept.set(path, url)
  url.catch(() => kept.delete(path))
  forgetOldest()
  return url
}

import { objects } from '@prangan/contract/paths'

/** Photos kept in memory so that a row that comes back shows at once; the longest unseen goes first. */
const mostKept = 60
const kept = new Map<string, Promise<string>>()

async function fetchPhoto(name: string, isReady: Promise<unknown>): Promise<string> {
  // The web SDK must know who asks: these photos open to the office alone.
  const [{ readBlob }] = await Promise.all([import('../../../../firebase/storage.ts'), isReady])
  return URL.createObjectURL(await readBlob(objects.alumniPhoto(name)))
}

function forgetOldest(): void {
  const [oldest] = kept
  if (kept.size <= mostKept || !oldest) return
  kept.delete(oldest[0])
  oldest[1].then(URL.revokeObjectURL, () => undefined)
}

/** An address in this page of a photo that only the office may see. Rejects where it cannot be had. */
export function privatePhotoUrl(name: string, isReady: () => Promise<unknown>): Promise<string> {
  const known = kept.get(name)
  if (known) {
    kept.delete(name)
    kept.set(name, known)
    return known
  }
  const url = fetchPhoto(name, isReady())
  kept.set(name, url)
  url.catch(() => kept.delete(name))
  forgetOldest()
  return url
}

import { documentPaths } from '@prangan/contract/paths'
import { OpenFormSchema } from '@prangan/contract/schemas/open-forms'
import { readTokenName } from '../firebase/auth.ts'
import { watchDocument, writeEntry } from '../firebase/firestore.ts'
import type { Listen } from './use-live.ts'

/** Milliseconds between two signs of life, of which one may be lost before somebody counts as gone. */
const signEvery = 25_000
const countsFor = 55_000
const lookEvery = 5_000

type Heard = { name: string; at: number }

const isThere = ({ at }: Heard): boolean => Date.now() - at < countsFor

/**
 * Reports the names of others who have the record open in a form, and tells them that `uid` has. Whoever opens it writes one
 * sign of life; those who are there answer, and all go on as long as they hear of each other. So somebody alone writes and reads
 * nothing more. What was written before is no proof, and clocks are not compared: only what changes while listening counts.
 */
export const shareOpenForm =
  (uid: string): Listen<readonly string[]> =>
  (record, next) => {
    const path = documentPaths.openForm(record)
    const ending = new AbortController()
    const { signal } = ending
    /** The times of the signs that are stored. */
    let stored: ReadonlyMap<string, number> | undefined
    const heard = new Map<string, Heard>()
    let shown = ''
    let lastSign = 0
    let isWriting = false
    let isWanted = false

    const sign = async () => {
      if (signal.aborted || document.visibilityState === 'hidden') return
      isWanted = isWriting
      if (isWriting) return
      isWriting = true
      lastSign = Date.now()
      try {
        const name = await readTokenName()
        if (!signal.aborted) await writeEntry(path, 'people', uid, { name })
      } catch {
        // The form works without it, and the next sign may arrive.
      }
      isWriting = false
      if (isWanted) sign()
    }
    const leave = () => void writeEntry(path, 'people', uid, null).catch(() => undefined)

    const tell = () => {
      const there = [...heard].filter(([id, each]) => stored?.has(id) && isThere(each))
      const names = there.map(([, { name }]) => name)
      if (names.join('\n') === shown) return
      shown = names.join('\n')
      next(names)
    }
    const hear = (data: unknown) => {
      const { people = {} } = OpenFormSchema.safeParse(data).data ?? {}
      const before = stored
      const others = Object.entries(people).flatMap(([id, { name, at }]) =>
        id !== uid && at ? [{ id, name, at: at.getTime() }] : [],
      )
      stored = new Map(others.map(({ id, at }) => [id, at]))
      if (!before) return sign()
      for (const { id, name, at } of others) {
        const last = heard.get(id)
        if (before.get(id) === at) continue
        if (!last || !isThere(last) || !before.has(id)) sign()
        heard.set(id, { name, at: Date.now() })
      }
      tell()
    }
    const look = () => {
      if ([...heard.values()].some(isThere) && Date.now() - lastSign >= signEvery) sign()
      tell()
    }

    // Who came while the page was hidden got no answer.
    document.addEventListener('visibilitychange', () => stored?.size && sign(), { signal })
    window.addEventListener('pagehide', leave, { signal })
    const timer = setInterval(look, lookEvery)
    // A form without this line is as good as ever.
    const stop = watchDocument(path, hear, () => {})
    return () => {
      ending.abort()
      clearInterval(timer)
      stop()
      leave()
    }
  }

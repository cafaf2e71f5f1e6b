import { countList, type ListQuery } from '../../../../firebase/firestore.ts'

/** A browser opens six connections to a server, and the rest of the overview needs some of them. */
const atOnce = 4
let running = 0
const waiting: (() => void)[] = []

/** Counts a list as soon as fewer than `atOnce` counts are running. */
export async function countInTurn(list: ListQuery): Promise<number> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await countList(list)
  } finally {
    // The next count in the queue takes this one's place.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

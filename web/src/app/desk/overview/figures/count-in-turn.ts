import { countList, type ListQuery } from '../../../../firebase/firestore.ts'

/** How many lists are counted at a time: a browser has six connections to a server, and the rest of the overview reads too. */
const atOnce = 4
let running = 0
const waiting: (() => void)[] = []

/** As `countList`, a few at a time. */
export async function countInTurn(list: ListQuery): Promise<number> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await countList(list)
  } finally {
    // Whoever waits takes the place of this one.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

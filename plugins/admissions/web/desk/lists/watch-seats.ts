import { watchDocument } from '@prangan/web/firebase/firestore.ts'
import type { Listen } from '@prangan/web/lib/use-live.ts'
import { admissionPaths } from '../../../contract/paths.ts'
import { type ListSeats, ListSeatsDocumentSchema } from '../../../contract/schemas/admission-lists.ts'

export type SeatsByList = ReadonlyMap<string, ListSeats>

/** Listens to what became of the seats of these lists (a JSON array of their first ids). */
export const watchSeats: Listen<SeatsByList> = (ids, next, failed) => {
  const lists: string[] = JSON.parse(ids)
  let known: SeatsByList = new Map()
  const told = (list: string, data: unknown) => {
    const { success, data: stored } = ListSeatsDocumentSchema.safeParse(data)
    known = new Map(known).set(list, success ? stored.seats : {})
    if (known.size === lists.length) next(known)
  }
  if (lists.length === 0) next(known)
  const stops = lists.map((list) =>
    watchDocument(admissionPaths.seats(list), (data) => told(list, data), failed),
  )
  return () => {
    for (const stop of stops) stop()
  }
}

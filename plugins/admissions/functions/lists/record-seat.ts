import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { firstListId } from '../../contract/list-id.ts'
import { admissionPaths } from '../../contract/paths.ts'
import type { ListSeats } from '../../contract/schemas/admission-lists.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { seatStateOf } from '../../contract/states.ts'

type Seated = Pick<AdmissionDocument, 'status' | 'offer'>

const isSame = (one: ListSeats[string] | undefined, other: ListSeats[string] | undefined): boolean =>
  one?.state === other?.state && one?.until?.getTime() === other?.until?.getTime()

/**
 * Writes what became of a seat for the public list, in the write that changes the application. It reads nothing, so that
 * applicants who answer at the same time do not wait for each other.
 */
export function recordSeat(
  writer: { set: Transaction['set'] },
  firestore: Firestore,
  id: string,
  before: Seated,
  after: Seated,
): void {
  const seat = seatStateOf(after)
  const list = after.offer?.list
  if (!seat || !list || (before.offer?.list === list && isSame(seatStateOf(before), seat))) return
  writer.set(
    firestore.doc(admissionPaths.seats(firstListId(list))),
    { seats: { [id]: seat } },
    { merge: true },
  )
}

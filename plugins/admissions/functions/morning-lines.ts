import { officePath } from '@prangan/contract/desk-paths'
import { collectionPaths } from '@prangan/contract/paths'
import { localize } from '@prangan/functions/lib/localize'
import type { MorningLines } from '@prangan/functions/office/morning-line'
import { messages as en } from './messages/en/desk-lines.ts'
import { messages as hi } from './messages/hi/desk-lines.ts'
import { readVisibleSessions } from './sessions/session-store.ts'

const deskLines = { en, hi }
const { admissions: collection } = collectionPaths

/** How many seats of the newest session were filled by a confirmed fee, and how many of it are filled. */
export const morningLines: MorningLines = async (firestore, { since, until }) => {
  const { docs } = await firestore
    .collection(collection)
    .where('fee.confirmedAt', '>=', since)
    .where('fee.confirmedAt', '<', until)
    .select('session', 'status')
    .get()
  if (docs.length === 0) return []
  const [session] = await readVisibleSessions(firestore)
  if (!session) return []
  // A fee of somebody who has left is confirmed, too, and paid back.
  const count = docs.filter(
    (stored) => stored.get('status') === 'admitted' && stored.get('session') === session.id,
  ).length
  if (count === 0) return []
  const filled = firestore
    .collection(collection)
    .where('session', '==', session.id)
    .where('status', '==', 'admitted')
  const all = (await filled.count().get()).data().count
  const seats = session.programmes.reduce((sum, programme) => sum + programme.seats.total, 0)
  const text = localize(deskLines, (lines) => lines.filledOf(lines.filled(count), all, seats, session.name))
  return [{ text, path: officePath('admissions'), isNew: true }]
}

import { officePath } from '@prangan/contract/desk-paths'
import { collectionPaths } from '@prangan/contract/paths'
import { localize } from '@prangan/functions/lib/localize'
import { countBetween, type MorningLines } from '@prangan/functions/office/morning-line'
import type { Firestore } from 'firebase-admin/firestore'
import { messages as en } from './messages/en/desk-lines.ts'
import { messages as hi } from './messages/hi/desk-lines.ts'
import { readVisibleSessions } from './sessions/session-store.ts'

const deskLines = { en, hi }
const { admissions: collection } = collectionPaths

/** How many seats were filled by a confirmed fee, and how many of the newest session's are filled. */
export const morningLines: MorningLines = async (firestore, span) => {
  const count = await countBetween(firestore, { collection, field: 'fee.confirmedAt' }, span)
  if (count === 0) return []
  const session = await readFilled(firestore)
  const text = localize(deskLines, ({ filled, filledOf }) =>
    session ? filledOf(filled(count), session.filled, session.seats, session.name) : filled(count),
  )
  return [{ text, path: officePath('admissions'), isNew: true }]
}

async function readFilled(firestore: Firestore) {
  const [session] = await readVisibleSessions(firestore)
  if (!session) return undefined
  const filled = firestore
    .collection(collection)
    .where('session', '==', session.id)
    .where('status', '==', 'admitted')
  const seats = session.programmes.reduce((sum, programme) => sum + programme.seats.total, 0)
  return { name: session.name, seats, filled: (await filled.count().get()).data().count }
}

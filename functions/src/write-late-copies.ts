import { closeDeletedStaff } from './auth/sweep-staff.ts'
import type { Firebase } from './lib/firebase.ts'
import { sweepCopies } from './lib/public-copies.ts'
import { showOfficeCounts } from './office/counters.ts'

/** The check for deleted accounts runs less often than the schedule, because it costs a read for each member of staff. */
export async function writeLateCopies(firebase: Firebase, at: Date): Promise<void> {
  const isQuarter = at.getMinutes() % 15 < 5
  await Promise.all([
    sweepCopies(firebase),
    firebase.firestore().then(showOfficeCounts),
    isQuarter && closeDeletedStaff(firebase),
  ])
}

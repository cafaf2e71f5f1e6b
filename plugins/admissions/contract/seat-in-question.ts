import type { AdmissionDocument } from './schemas/application.ts'
import { holdsSeat } from './states.ts'

type Held = Pick<AdmissionDocument, 'status' | 'offer' | 'corrections' | 'seatDecision'>

/** Returns when a given seat was corrected away, while nobody has decided about it; else undefined. */
export function seatInQuestionSince(application: Held, now: Date): Date | undefined {
  const { corrections, seatDecision } = application
  const last = corrections.findLast(({ list }) => list > 0)
  if (!last?.losesSeat || !holdsSeat(application, now)) return undefined
  return seatDecision && seatDecision.at >= last.at ? undefined : last.at
}

import { meritIndex } from '../../contract/merit/merit-index.ts'
import type { OwnApplication } from '../../contract/schemas/own-application.ts'
import { toCandidate } from '../lists/candidates.ts'
import type { Own } from './own-steps.ts'

/** Returns how a checked application counts by the programme's rule; null before that, or without all marks. */
export function countedOf({ id, application, session, programme }: Own): OwnApplication['counted'] {
  const { status, details } = application
  if (status !== 'verified' || !details || !session || !programme) return null
  const candidate = toCandidate({ ...application, id, details }, session, programme)
  const merit = meritIndex(candidate, programme.merit, session.version)
  return 'reason' in merit ? null : merit
}

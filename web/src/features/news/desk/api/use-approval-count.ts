import { useDeskSession } from '../../../../lib/desk-session.ts'
import { type Listen, useLive } from '../../../../lib/use-live.ts'

const loadWaiting = async () => (await import('./watch-prepared.ts')).watchWaiting
export const loadReturned = async () => (await import('./watch-prepared.ts')).watchReturned
const loadNothing = async (): Promise<Listen<number>> => (_, next) => {
  next(0)
  return () => {}
}

/** Returns how many notices the person has to approve, or who only prepares them to change; 0 until it is known. */
export function useApprovalCount(): number {
  const { uid, can } = useDeskSession()
  const mayPrepare = can('news:prepare') ? loadReturned : loadNothing
  const { live } = useLive(can('news:publish') ? loadWaiting : mayPrepare, uid)
  return live.status === 'ready' ? live.value : 0
}

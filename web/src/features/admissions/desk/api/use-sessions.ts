import { useLive } from '../../../../lib/use-live.ts'

const loadSessions = async () => (await import('./watch-sessions.ts')).watchSessions

/** All sessions, live, the latest first. */
export const useSessions = () => useLive(loadSessions, 'sessions')

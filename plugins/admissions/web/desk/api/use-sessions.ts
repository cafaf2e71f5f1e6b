import { useLive } from '@prangan/web/lib/use-live.ts'

const loadSessions = async () => (await import('./watch-sessions.ts')).watchSessions

export const useSessions = () => useLive(loadSessions, 'sessions')

import { sweepVisits } from './sweep-visits.ts'

export const sweeps = { visits: sweepVisits }

import { countVisit } from './count-visit.ts'

export const handlers = { countVisit }

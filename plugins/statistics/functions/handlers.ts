import { countReads } from './count-reads.ts'
import { countVisit } from './count-visit.ts'

export const handlers = { countReads, countVisit }

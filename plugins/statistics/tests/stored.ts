import { collectionPaths } from '../contract/paths.ts'
import { VisitCountsSchema } from '../contract/visits.ts'

export const storedSchemas = { [collectionPaths.visitCounts]: [VisitCountsSchema] }

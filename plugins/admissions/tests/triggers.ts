import { collectionPaths } from '../contract/paths.ts'
import { answerApplicationRequest } from '../functions/application-access.ts'

export const triggers = [
  {
    collection: collectionPaths.applicationAccess,
    answer: answerApplicationRequest,
  },
] as const

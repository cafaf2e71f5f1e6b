import { collectionPaths } from '../contract/paths.ts'
import { answerApplicationRequest } from '../functions/application-access.ts'

export const triggers = [
  {
    name: 'onApplicationCodeRequested',
    collection: collectionPaths.applicationAccess,
    answer: answerApplicationRequest,
  },
] as const

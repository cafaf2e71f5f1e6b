import { searched } from '@prangan/functions/office/searched'
import { collectionPaths } from '../contract/paths.ts'
import { RoomRequestSchema, requestKeys } from '../contract/requests.ts'

export const searchedCollections = {
  [collectionPaths.hostelRequests]: searched(RoomRequestSchema, requestKeys),
}

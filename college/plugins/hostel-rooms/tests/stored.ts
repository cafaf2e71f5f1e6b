import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { collectionPaths, hostelPaths } from '../contract/paths.ts'
import { RoomRequestSchema } from '../contract/requests.ts'

export const storedSchemas = { [collectionPaths.hostelRequests]: [RoomRequestSchema] }

export const objectsOf = {
  [collectionPaths.hostelRequests]: (request: QueryDocumentSnapshot): string[] => [
    hostelPaths.photo(request.id, RoomRequestSchema.shape.photo.parse(request.get('photo')).name),
  ],
}

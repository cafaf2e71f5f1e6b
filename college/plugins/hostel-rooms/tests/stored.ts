import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { collectionPaths, hostelPaths } from '../contract/paths.ts'
import { type RoomRequest, RoomRequestSchema, requestKeys } from '../contract/requests.ts'

const email = 'kiran@students.test'
const createdAt = new Date('2026-03-02T09:30:00Z')

export const renamed = (name: string) => ({ name, searchKeys: requestKeys({ name, email }) })

export const storedRequest = (more: Partial<RoomRequest> = {}): RoomRequest => ({
  ...renamed('Kiran Rao'),
  email,
  room: 'women-double',
  message: '',
  photo: { name: 'photo.jpg', size: 9, contentType: 'image/jpeg' },
  status: 'waiting',
  version: 1,
  createdAt,
  updatedAt: createdAt,
  ...more,
})

export const objectsOf = {
  [collectionPaths.hostelRequests]: (request: QueryDocumentSnapshot): string[] => [
    hostelPaths.photo(request.id, RoomRequestSchema.shape.photo.parse(request.get('photo')).name),
  ],
}

export const searchedDocuments = [
  [hostelPaths.request('old'), storedRequest({ searchKeys: [] }), 'kiran'],
] as const

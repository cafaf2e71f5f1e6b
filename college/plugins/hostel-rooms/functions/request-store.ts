import { Failure } from '@prangan/functions/lib/failure'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore'
import { collectionPaths } from '../contract/paths.ts'
import { type FreeRooms, type RoomRequest, RoomRequestSchema } from '../contract/requests.ts'
import { roomKeys, rooms } from '../contract/rooms.ts'

export function toRequest(stored: DocumentSnapshot): RoomRequest {
  if (!stored.exists) throw new Failure('no-such-request')
  return parseStored(RoomRequestSchema, stored)
}

export const givenRooms = (firestore: Firestore): Query =>
  firestore.collection(collectionPaths.hostelRequests).where('status', '==', 'given')

export async function readFreeRooms(firestore: Firestore): Promise<FreeRooms[]> {
  const { docs } = await givenRooms(firestore).select('room').get()
  return roomKeys.map((room) => ({
    room,
    free: Math.max(0, rooms[room].beds - docs.filter((given) => given.get('room') === room).length),
  }))
}

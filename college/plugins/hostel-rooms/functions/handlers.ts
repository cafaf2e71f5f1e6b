import { decideRoom } from './decide-room.ts'
import { readRoomPhoto } from './read-room-photo.ts'
import { requestRoom } from './request-room.ts'

export const handlers = { requestRoom, decideRoom, readRoomPhoto }

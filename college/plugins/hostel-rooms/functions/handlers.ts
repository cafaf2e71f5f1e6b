import { decideRoom, readRoomPhoto, requestRoom } from './requests.ts'

export const handlers = { requestRoom, decideRoom, readRoomPhoto }

import { indiaZone, timeInIndia } from '@prangan/contract/india-time'
import { parseDocuments, type WithId } from '@prangan/contract/parse-document'
import { callMessages } from '@prangan/web/http/call-error.ts'
import { call } from '@prangan/web/http/client.ts'
import { readFile } from '@prangan/web/http/read-file.ts'
import type { GetToken } from '@prangan/web/lib/desk-session.ts'
import type { Table } from '@prangan/web/lib/export-pages.ts'
import { defineResource } from '@prangan/web/lib/resource.ts'
import { errorText } from '@prangan/web/messages/error-text.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { hostelEndpoints } from '../../contract/endpoints.ts'
import { collectionPaths, hostelPaths } from '../../contract/paths.ts'
import { type RoomRequest, RoomRequestSchema } from '../../contract/requests.ts'
import { isRoom, roomKeys, rooms } from '../../contract/rooms.ts'
import { hostelDeskMessages } from './messages.ts'

export type RequestRow = WithId<RoomRequest>

const texts = () => hostelDeskMessages()

/** A kind of room that the college no longer has is shown by its key. */
export const roomName = (room: string): string => (isRoom(room) ? inLanguage(rooms[room].name) : room)

/** The columns of the exported file, in English in every language: other programs read it. */
const table: Table<RequestRow> = [
  ['Name', ({ name }) => name],
  ['E-mail', ({ email }) => email],
  ['Room', ({ room }) => room],
  ['Status', ({ status }) => status],
  ['Message', ({ message }) => message],
  [`Received (${indiaZone})`, ({ createdAt }) => timeInIndia(createdAt)],
]

export const requests = defineResource({
  collection: collectionPaths.hostelRequests,
  documentPath: hostelPaths.request,
  toRows: (stored): RequestRow[] => parseDocuments(RoomRequestSchema, stored),
  nouns: () => texts().nouns,
  fileName: 'hostel-rooms',
  nameOf: ({ name }) => name,
  moreOf: ({ room }) => roomName(room),
  gone: () => errorText('no-such-request'),
  searchHint: () => texts().searchHint,
  tabs: () => ({
    waiting: { label: texts().tabs.waiting, where: ['status', 'waiting'] },
    all: { label: texts().tabs.all },
  }),
  choices: () => ({
    room: {
      label: texts().filters.room,
      any: texts().filters.allRooms,
      options: roomKeys,
      labels: Object.fromEntries(roomKeys.map((key) => [key, roomName(key)])),
    },
  }),
  exportTable: async () => table,
})

export const decideFailure = () => ({
  before: texts().failed,
  refused: callMessages.unreadable,
  network: texts().failed + callMessages.unreachable,
})

/** Gives a room or refuses (`decideRoom`). Throws a `CallError`. */
export async function decideRoom(
  { id, version }: RequestRow,
  status: 'given' | 'refused',
  getToken: GetToken,
): Promise<string> {
  const token = await getToken()
  const input = { params: { id }, body: { status, version } }
  return texts().done((await call(hostelEndpoints, 'decideRoom', input, { token })).message)
}

/** Reads the photo of a request (`readRoomPhoto`). Throws a `CallError`. */
export const readRoomPhoto = async (id: string, getToken: GetToken) =>
  readFile(hostelEndpoints.readRoomPhoto, { params: { id } }, await getToken())

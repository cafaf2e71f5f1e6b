import { endpoints } from '@prangan/contract/endpoints/endpoint'
import { IdSchema } from '@prangan/contract/ids'
import { limits } from '@prangan/contract/limits'
import * as z from 'zod/mini'
import { DecideRoomInputSchema, RoomRequestInputSchema } from './requests.ts'

const params = z.object({ id: IdSchema })

export const hostelEndpoints = endpoints({
  requestRoom: {
    routes: ['POST /api/hostel-rooms'],
    summary: 'Takes a request for a room in a hostel, with a photo.',
    access: 'anyone',
    creates: true,
    isPublicForm: true,
    body: {
      format: 'multipart',
      input: RoomRequestInputSchema,
      files: {
        photo: {
          maxBytes: limits.file.photo,
          kinds: ['jpeg', 'png', 'webp'],
          isRemade: true,
          isPassive: true,
        },
      },
    },
    output: z.object({ message: z.string() }),
    status: 201,
    refuses: ['photo-missing'],
  },
  decideRoom: {
    routes: ['PUT /api/hostel-rooms/:id'],
    summary: 'Gives a room to the sender of a request, or refuses it; the sender is told by mail.',
    access: 'hostel:give',
    params,
    body: { format: 'json', input: DecideRoomInputSchema },
    output: z.object({ message: z.string(), version: z.number() }),
    refuses: ['no-such-request', 'changed-meanwhile', 'no-free-bed'],
  },
  readRoomPhoto: {
    routes: ['GET /api/hostel-rooms/:id/photo'],
    summary: 'The photo of a request, as a download.',
    access: 'hostel:give',
    params,
    output: 'file',
  },
})

export { hostelEndpoints as endpointTable }

export const endpointTag = {
  name: 'Hostel rooms',
  description: 'Requests for rooms in the college’s hostels.',
  rows: hostelEndpoints,
} as const

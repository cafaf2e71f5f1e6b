import type { CreateDataFiles } from '@prangan/functions/pages/data-files'
import { readFreeRooms } from './request-store.ts'

export const createDataFiles: CreateDataFiles = (shareList) => {
  const freeRooms = shareList('hostelRooms', readFreeRooms)
  return [
    {
      path: /^\/hostel-rooms\.json$/,
      read: async () => ({ value: await freeRooms(''), nextChangeAt: null }),
    },
  ]
}

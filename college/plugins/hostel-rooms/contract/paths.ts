export const collectionPaths = { hostelRequests: 'hostelRequests' } as const
export const storageFolders = { hostelPhotos: 'hostel_photos' } as const

/** The public data that the page reads. */
export const freeRoomsFile = '/hostel-rooms.json'

export const hostelPaths = {
  request: (id: string) => `${collectionPaths.hostelRequests}/${id}`,
  photo: (id: string, name: string) => `${storageFolders.hostelPhotos}/${id}/${name}`,
} as const

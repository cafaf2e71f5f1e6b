export const pagePaths = { hostelRooms: { path: '/hostel-rooms' } } as const

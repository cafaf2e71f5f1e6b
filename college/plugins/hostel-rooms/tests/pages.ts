export const livePages = { '/hostel-rooms': 'Hostel rooms' } as const

export const livePages = { '/hostel-rooms': 'Hostel rooms' } as const
export const unlistedPages = [] as const

export const pagePaths = { hostelRooms: { path: '/hostel-rooms' } } as const

export const publicLists = ['hostelRooms'] as const

export const counters = ['roomRequests'] as const

export const auditActions = ['room requested', 'room given', 'room refused'] as const

/** The names of forms in the mail about many forms. */
export const formNames = { requestRoom: 'requests for hostel rooms' }

export const publicLists = ['hostelRooms'] as const

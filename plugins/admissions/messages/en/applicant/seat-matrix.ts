export const seatMatrix = {
  title: 'Seats',
  of: (course: string, session: string) => `Seats of ${course}, session ${session}`,
  category: 'Category',
  all: 'All',
  counts: {
    sanctioned: 'Sanctioned',
    convertedOut: 'Converted to others',
    convertedIn: 'Converted from others',
    admitted: 'Confirmed',
    offered: 'Offered',
    listed: 'Not offered yet',
    lapsed: 'Lapsed',
    held: 'Held',
    vacant: 'Vacant',
    supernumerary: 'Supernumerary',
  },
  groupLeast: (group: string) => `${group}: at least`,
  groupGiven: (group: string) => `${group}: have a seat`,
  about:
    'Confirmed: the fee is confirmed. Offered: it is not confirmed yet. Not offered yet: given by the list. Lapsed: given up or not taken in time, for the next list. Held: kept for the category until a later list. Vacant: nobody is left for the seat.',
  aboutGroups: 'Groups are counted as they were when the last list was made.',
}

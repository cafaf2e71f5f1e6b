export const seatMatrix = {
  title: 'Seats',
  of: (course: string, session: string) => `Seats of ${course}, session ${session}`,
  category: 'Category',
  all: 'All',
  counts: {
    sanctioned: 'Sanctioned',
    convertedOut: 'Given to other categories',
    convertedIn: 'From other categories',
    admitted: 'Admitted',
    offered: 'Offered',
    listed: 'On the list, not offered yet',
    lapsed: 'Lapsed',
    held: 'Held',
    vacant: 'Vacant',
    supernumerary: 'Supernumerary',
  },
  groupLeast: (group: string) => `${group}: at least`,
  groupGiven: (group: string) => `${group}: have a seat`,
  about:
    'Offered: the fee is not confirmed yet. Lapsed: given up or not taken in time, for the next list. Held: kept for the category until a later list. Vacant: nobody is left for the seat.',
  aboutGroups: 'Groups are counted as they were when the last list was made.',
}

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
    'Confirmed: the fee is confirmed. Offered: the fee is not confirmed yet. Not offered yet: the list gives the seat to somebody, but the offer is not sent yet. Lapsed: given up or not taken in time; the next list gives it again. Held: kept for the category until a later list. Vacant: nobody is left for the seat.',
  aboutGroups: 'The numbers of groups are from the day of the last list.',
}

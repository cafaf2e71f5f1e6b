import type { LocalizedText } from '@prangan/contract/schemas/content-fields'

type Room = {
  name: LocalizedText
  beds: number
  /** Rupees a year. */
  fee: number
}

/** The college's kinds of rooms, by key. */
export const rooms = {
  'women-double': {
    name: { en: 'Women’s hostel, double room', hi: 'महिला छात्रावास, दो बिस्तरों का कमरा' },
    beds: 60,
    fee: 12_000,
  },
  'women-single': {
    name: { en: 'Women’s hostel, single room', hi: 'महिला छात्रावास, एक बिस्तर का कमरा' },
    beds: 12,
    fee: 18_000,
  },
  'men-triple': {
    name: { en: 'Men’s hostel, triple room', hi: 'पुरुष छात्रावास, तीन बिस्तरों का कमरा' },
    beds: 90,
    fee: 9_000,
  },
} as const satisfies Record<string, Room>

export type RoomKey = keyof typeof rooms
export const roomKeys = Object.keys(rooms) as RoomKey[]
export const isRoom = (room: string): room is RoomKey => Object.hasOwn(rooms, room)

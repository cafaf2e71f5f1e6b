import type { Language } from '@prangan/contract/languages'

export const abilities = { 'hostel:give': ['admin'] } as const

export const grants = { 'hostel:give': ['hostel:give', 'counters:read'] } as const

export const grantLabels: Readonly<Record<keyof typeof grants, Readonly<Record<Language, string>>>> = {
  'hostel:give': { en: 'Give hostel rooms', hi: 'छात्रावास के कमरे देना' },
}

import type { Language } from '@prangan/contract/languages'

export const abilities = {
  'inquiry:read': ['admin'],
  'inquiry:handle': ['admin'],
} as const

export const grants = {
  'inquiry:read': ['inquiry:read', 'counters:read'],
  'inquiry:handle': ['inquiry:handle', 'inquiry:read', 'counters:read'],
} as const

export const grantLabels: Readonly<Record<keyof typeof grants, Readonly<Record<Language, string>>>> = {
  'inquiry:read': { en: 'See inquiries', hi: 'आए हुए पत्र देखना' },
  'inquiry:handle': { en: 'Handle inquiries', hi: 'आए हुए पत्रों पर कार्रवाई करना' },
}

import type { LocalizedText } from './text.ts'

/** The copy of the alumni gallery. */
export const gallery = {
  title: { en: 'Alumni gallery', hi: 'पूर्व छात्र दीर्घा' },
  lead: {
    en: 'They sat in the same classrooms and under the same neem. Here is where they went from the courtyard.',
  },
  description:
    'Former students of the college whom the office has verified: their degree, their year, and where they work today.',
  join: {
    title: { en: 'Did you study here too?', hi: 'क्या आप भी यहीं पढ़े हैं?' },
    text: {
      en: 'Register with a photo. Once the office has found you in its registers, you stand here among your own.',
    },
  },
} as const satisfies {
  title: LocalizedText
  lead: LocalizedText
  description: string
  join: { title: LocalizedText; text: LocalizedText }
}

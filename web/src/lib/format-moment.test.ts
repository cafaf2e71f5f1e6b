import { expect, it } from 'vitest'
import { loadMessages } from '../messages/index.ts'
import { renderIn } from '../messages/language.ts'
import { formatMoment } from './format-moment.ts'

it('The office reads a moment in India’s time, whatever the zone of the machine', () => {
  expect(formatMoment(new Date('2026-11-20T04:00:00Z'))).toMatch(/^20 Nov 2026, 9:30\sam$/)
  expect(formatMoment(new Date('2026-12-31T20:00:00Z'))).toMatch(/^1 Jan 2027, 1:30\sam$/)
})

it('The office reads hours of twelve in Hindi, too, with the Hindi words for am and pm', async () => {
  await loadMessages('hi')
  const inHindi = (iso: string) => renderIn('hi', () => formatMoment(new Date(iso)))
  expect(inHindi('2026-11-20T04:00:00Z')).toBe('20 नवंबर 2026, पूर्वाह्न 9:30')
  expect(inHindi('2026-11-20T06:35:00Z')).toBe('20 नवंबर 2026, अपराह्न 12:05')
  expect(inHindi('2026-12-31T18:30:00Z')).toBe('1 जनवरी 2027, पूर्वाह्न 12:00')
})

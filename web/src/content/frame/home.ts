import { college } from '@prangan/contract/college.config'
import type { LocalizedText } from '../text.ts'

/** The hero's copy, beside the carousel. */
export const hero = {
  eyebrow: { en: `Established ${college.established}` },
  title: { en: 'A courtyard of learning, open to all', hi: 'ज्ञान का प्रांगण, सबके लिए' },
  text: {
    en: 'Arts, science, commerce and computer application, taught with care to undergraduates and postgraduates.',
  },
} as const satisfies Record<string, LocalizedText>

/** The slides' captions; the drawings are `web/art/scene-1` to `scene-7`, in this order. */
export const slides: readonly Required<LocalizedText>[] = [
  { en: 'Morning in the courtyard', hi: 'प्रांगण की सुबह' },
  { en: 'The reading room of the library', hi: 'पुस्तकालय का वाचनालय' },
  { en: 'Practical work in the laboratory', hi: 'प्रयोगशाला में प्रयोग' },
  { en: 'A race and kabaddi on the sports ground', hi: 'मैदान पर दौड़ और कबड्डी' },
  { en: 'NCC on parade, NSS planting trees', hi: 'एनसीसी की परेड, एनएसएस का पौधरोपण' },
  { en: 'Dancers at the cultural evening', hi: 'सांस्कृतिक संध्या के नर्तक' },
  { en: 'The college in the monsoon', hi: 'वर्षा ऋतु में महाविद्यालय' },
]

export const about: {
  title: LocalizedText
  paragraphs: LocalizedText[]
  facts: { year: string; text: LocalizedText }[]
} = {
  title: { en: 'About Us', hi: 'हमारे बारे में' },
  // Verbatim from the specification.
  paragraphs: [
    { en: `The college was established in ${college.established} and is run by a trust.` },
    {
      en: 'Mathematics and Biology were added within a year. M.A. in Political Science and History was introduced in 2006.',
    },
  ],
  facts: [
    { year: '1970', text: { en: 'The college is established, run by a trust' } },
    { year: '1971', text: { en: 'Mathematics and Biology are added, within a year' } },
    { year: '2006', text: { en: 'M.A. in Political Science and History is introduced' } },
  ],
}

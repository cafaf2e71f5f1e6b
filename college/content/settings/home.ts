import { college } from '@prangan/college/config'
import { both } from '@prangan/contract/content/write-seed'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'

export const hero = {
  eyebrow: both(`Established ${college.established}`, `स्थापना ${college.established}`),
  title: both('A courtyard of learning, open to all', 'ज्ञान का प्रांगण, सबके लिए'),
  text: both(
    'Arts, science, commerce and computer application, taught with care to undergraduates and postgraduates.',
    'कला, विज्ञान, वाणिज्य और कंप्यूटर अनुप्रयोग: स्नातक और स्नातकोत्तर की पढ़ाई, पूरे मन से।',
  ),
} as const satisfies Record<string, LocalizedText>

/** The slides' captions; the drawings are `college/art/scene-1` to `scene-7`, in this order. */
export const slides: readonly LocalizedText[] = [
  { en: 'Morning in the courtyard', hi: 'प्रांगण की सुबह' },
  { en: 'The reading room of the library', hi: 'पुस्तकालय का वाचनालय (रीडिंग रूम)' },
  { en: 'Practical work in the laboratory', hi: 'प्रयोगशाला में प्रैक्टिकल' },
  { en: 'A race and kabaddi on the sports ground', hi: 'खेल के मैदान पर दौड़ और कबड्डी' },
  { en: 'NCC on parade, NSS planting trees', hi: 'एनसीसी की परेड, एनएसएस का पौधारोपण' },
  { en: 'Dancers at the cultural evening', hi: 'सांस्कृतिक संध्या में नृत्य' },
  { en: 'The college in the monsoon', hi: 'वर्षा ऋतु में महाविद्यालय' },
]

export const about: {
  title: LocalizedText
  paragraphs: LocalizedText[]
  facts: { year: string; text: LocalizedText }[]
} = {
  title: both('About Us', 'हमारे बारे में'),
  // The English is verbatim from the specification.
  paragraphs: [
    both(
      `The college was established in ${college.established} and is run by a trust.`,
      `महाविद्यालय की स्थापना सन् ${college.established} में हुई और इसे एक न्यास (ट्रस्ट) चलाता है।`,
    ),
    both(
      'Mathematics and Biology were added within a year. M.A. in Political Science and History was introduced in 2006.',
      'एक वर्ष के भीतर गणित और जीव विज्ञान की कक्षाएँ भी शुरू हुईं। सन् 2006 में राजनीति विज्ञान और इतिहास में एम.ए. शुरू हुआ।',
    ),
  ],
  facts: [
    {
      year: '2019',
      text: both('The commerce department is set up', 'वाणिज्य विभाग की स्थापना'),
    },
    {
      year: '2024',
      text: both('B.C.A. and M.Sc. Botany begin', 'बी.सी.ए. और एम.एससी. वनस्पति विज्ञान शुरू'),
    },
  ],
}

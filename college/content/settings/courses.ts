import { college } from '@prangan/college/config'
import { both } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'

export const coursesTitle = both('OUR COURSES', 'हमारे पाठ्यक्रम')

export type Course = {
  /** The name of the drawing `college/art/course-<id>.svg`. */
  id: keyof typeof college.courses
  name: LocalizedText
  /** Years, seats and fee. */
  facts: LocalizedText
  text: LocalizedText
  href: string
}

export const courses: readonly Course[] = [
  {
    id: 'ba',
    name: college.courses.ba,
    facts: both('3 years · 100 seats · ₹4,860 a year', '3 वर्ष · 100 सीटें · ₹4,860 प्रति वर्ष'),
    text: both(
      '10 subjects including Hindi, English, Sanskrit, History.',
      'हिन्दी, अंग्रेज़ी, संस्कृत और इतिहास सहित 10 विषय।',
    ),
    href: pagePaths.ba.path,
  },
  {
    id: 'ma',
    name: college.courses.ma,
    facts: both('2 years · 120 seats', '2 वर्ष · 120 सीटें'),
    text: both(
      'Political science and history, with permanent recognition at postgraduate level.',
      'राजनीति विज्ञान और इतिहास, स्नातकोत्तर स्तर पर स्थायी मान्यता प्राप्त।',
    ),
    href: pagePaths.ma.path,
  },
  {
    id: 'bsc',
    name: college.courses.bsc,
    facts: both('3 years · 60 seats · ₹9,240 a year', '3 वर्ष · 60 सीटें · ₹9,240 प्रति वर्ष'),
    text: both(
      'Two groups: Mathematics-Chemistry-Physics and Biology-Chemistry-Zoology-Botany.',
      'दो वर्ग: गणित, रसायन विज्ञान और भौतिकी; या जीव विज्ञान, रसायन विज्ञान, जंतु विज्ञान और वनस्पति विज्ञान।',
    ),
    href: pagePaths.bsc.path,
  },
  {
    id: 'bcom',
    name: college.courses.bcom,
    facts: both('3 years · 6 semesters', '3 वर्ष · 6 सेमेस्टर'),
    text: both(
      'Commerce and accounts, by a department set up in 2019.',
      '2019 में बने विभाग में वाणिज्य और लेखाशास्त्र की पढ़ाई।',
    ),
    href: pagePaths.bcom.path,
  },
  {
    id: 'bca',
    name: college.courses.bca,
    facts: both('3 years · 60 seats · ₹40,000 a year', '3 वर्ष · 60 सीटें · ₹40,000 प्रति वर्ष'),
    text: both('From session 2024-2025, with an intake of 60.', 'सत्र 2024-2025 से, 60 सीटें।'),
    href: pagePaths.bca.path,
  },
  {
    id: 'msc',
    name: college.courses.msc,
    facts: both('2 years · 4 semesters', '2 वर्ष · 4 सेमेस्टर'),
    text: both('M.Sc. Botany, from session 2024-2025.', 'वनस्पति विज्ञान में एम.एससी., सत्र 2024-2025 से।'),
    href: pagePaths.msc.path,
  },
]

import { paths } from '../paths.ts'
import type { LocalizedText } from './text.ts'

export const coursesTitle = { en: 'OUR COURSES', hi: 'हमारे पाठ्यक्रम' } as const satisfies LocalizedText

export type Course = {
  /** The drawing `web/art/course-<id>.svg`. */
  id: 'ba' | 'ma' | 'bsc' | 'bcom' | 'bca' | 'msc'
  name: LocalizedText
  text: LocalizedText
  href: string
}

/** The courses of the home page, a card each. */
export const courses: readonly Course[] = [
  {
    id: 'ba',
    name: { en: 'Bachelor of Arts' },
    text: { en: '10 subjects including Hindi, English, Sanskrit, History.' },
    href: paths.ba.href(),
  },
  {
    id: 'ma',
    name: { en: 'Master of Arts' },
    text: { en: 'Political science and history, with permanent recognition at postgraduate level.' },
    href: paths.ma.href(),
  },
  {
    id: 'bsc',
    name: { en: 'Bachelor of Science' },
    text: { en: 'Two groups: Mathematics-Chemistry-Physics and Biology-Chemistry-Zoology-Botany.' },
    href: paths.bsc.href(),
  },
  {
    id: 'bcom',
    name: { en: 'Bachelor of Commerce' },
    text: { en: 'Commerce and accounts, by a department set up in 2019.' },
    href: paths.bcom.href(),
  },
  {
    id: 'bca',
    name: { en: 'Bachelor of Computer Application' },
    text: { en: 'From session 2024-2025, with an intake of 60.' },
    href: paths.bca.href(),
  },
  {
    id: 'msc',
    name: { en: 'Master of Science' },
    text: { en: 'M.Sc. Botany, from session 2024-2025.' },
    href: paths.msc.href(),
  },
]

/** What 'Send Enquiry' answers. */
export const enquiryAnswer = (course: string): string =>
  `Thank you for your interest in ${course}. Our team will contact you shortly.`

import { college } from '@prangan/contract/college.config'
import { paths } from '../../paths.ts'
import type { LocalizedText } from '../text.ts'

export const coursesTitle = { en: 'OUR COURSES', hi: 'हमारे पाठ्यक्रम' } as const satisfies LocalizedText

export type Course = {
  /** The drawing `web/art/course-<id>.svg`. */
  id: keyof typeof college.courses
  name: LocalizedText
  text: LocalizedText
  href: string
}

/** The courses on the home page, one card each. */
export const courses: readonly Course[] = [
  {
    id: 'ba',
    name: { en: college.courses.ba },
    text: { en: '10 subjects including Hindi, English, Sanskrit, History.' },
    href: paths.ba.path,
  },
  {
    id: 'ma',
    name: { en: college.courses.ma },
    text: { en: 'Political science and history, with permanent recognition at postgraduate level.' },
    href: paths.ma.path,
  },
  {
    id: 'bsc',
    name: { en: college.courses.bsc },
    text: { en: 'Two groups: Mathematics-Chemistry-Physics and Biology-Chemistry-Zoology-Botany.' },
    href: paths.bsc.path,
  },
  {
    id: 'bcom',
    name: { en: college.courses.bcom },
    text: { en: 'Commerce and accounts, by a department set up in 2019.' },
    href: paths.bcom.path,
  },
  {
    id: 'bca',
    name: { en: college.courses.bca },
    text: { en: 'From session 2024-2025, with an intake of 60.' },
    href: paths.bca.path,
  },
  {
    id: 'msc',
    name: { en: college.courses.msc },
    text: { en: 'M.Sc. Botany, from session 2024-2025.' },
    href: paths.msc.path,
  },
]

import { college } from '@prangan/contract/college.config'
import type { MenuLink } from '@prangan/contract/schemas/content'
import { paths } from '../../paths.ts'

export const quickLinks: MenuLink[] = [
  { text: { en: 'Notices and events' }, href: paths.allNotices.path },
  { text: { en: 'Admission procedure' }, href: paths.admissionProcedure.path },
  { text: { en: 'Online registration' }, href: paths.registration.path },
  { text: { en: 'Syllabus' }, href: paths.syllabus.path },
  { text: { en: 'Time table' }, href: paths.timetable.path },
  { text: { en: 'Alumni registration' }, href: paths.alumniRegistration.path },
  { text: { en: 'Contact' }, href: paths.contact.path },
  { text: { en: 'Login' }, href: paths.login.path },
]

/** The university that the college is affiliated with. */
const universityLink: MenuLink = { text: { en: 'University' }, href: college.university.site }

export const usefulLinks: MenuLink[] = [
  universityLink,
  { text: { en: 'UGC' }, href: 'https://www.ugc.gov.in/' },
  { text: { en: 'National Digital Library' }, href: 'https://ndl.iitkgp.ac.in/' },
  { text: { en: 'NPTEL' }, href: 'https://nptel.ac.in/' },
  { text: { en: 'MOOCs' }, href: 'https://www.mooc.org/' },
  { text: { en: 'SWAYAM' }, href: 'https://swayam.gov.in/' },
  { text: { en: 'NCERT' }, href: 'https://ncert.nic.in/' },
  { text: { en: 'AICTE' }, href: 'https://www.aicte-india.org/' },
  { text: { en: 'AISHE' }, href: 'https://aishe.gov.in/' },
]

export const bestViewed = { en: 'Best viewed at 1366x768' }

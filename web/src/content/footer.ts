import { college } from '@prangan/contract/college.config'
import { paths } from '../paths.ts'
import type { MenuLink } from './menus.ts'

export const quickLinks: MenuLink[] = [
  { text: { en: 'Notices and events' }, href: paths.allNotices.href() },
  { text: { en: 'Admission procedure' }, href: paths.admissionProcedure.href() },
  { text: { en: 'Online registration' }, href: paths.registration.href() },
  { text: { en: 'Syllabus' }, href: paths.syllabus.href() },
  { text: { en: 'Time table' }, href: paths.timetable.href() },
  { text: { en: 'Alumni registration' }, href: paths.alumniRegistration.href() },
  { text: { en: 'Contact' }, href: paths.contact.href() },
  { text: { en: 'Login' }, href: paths.login.href() },
]

/** The university that the college is affiliated with. */
export const universityLink: MenuLink = { text: { en: 'University' }, href: 'https://university.test/' }

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

/** The footer's social icons: by the specification they link to the home page until the college has accounts. */
export const socialLinks = (
  [
    ['Facebook', 'facebook'],
    ['X', 'x'],
    ['Instagram', 'instagram'],
    ['YouTube', 'youtube'],
  ] as const
).map(([name, icon]) => {
  const href = college.social[icon]
  return href ? { name, icon, href } : { name: `${name}: not yet, leads home`, icon, href: paths.home.href() }
})

export const bestViewed = { en: 'Best viewed at 1366x768' }

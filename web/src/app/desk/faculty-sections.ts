import { ownPagesSection } from '@prangan/contract/desk-paths'
import {
  Award,
  BookOpen,
  Briefcase,
  FilePenLine,
  GraduationCap,
  KeyRound,
  type LucideIcon,
  UserRound,
} from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import { deskMessages } from '../../messages/desk.ts'
import { paths } from '../../paths.ts'

type FacultySection = {
  id: string
  label: string
  icon: LucideIcon
  Section: ComponentType
  Item?: ComponentType
}

const texts = deskMessages

const loadRecords = () => import('../../features/faculty/own/components/own-records.tsx')

const OwnProfile = lazy(async () => {
  const { OwnProfile } = await import('../../features/faculty/own/components/own-profile.tsx')
  return { default: OwnProfile }
})
const Experiences = lazy(async () => ({ default: (await loadRecords()).Experiences }))
const Awards = lazy(async () => ({ default: (await loadRecords()).Awards }))
const Qualifications = lazy(async () => ({ default: (await loadRecords()).Qualifications }))
const Publications = lazy(async () => ({ default: (await loadRecords()).Publications }))
const OwnPages = lazy(async () => {
  const { OwnPages } = await import('../../features/site/desk/components/own-pages.tsx')
  return { default: OwnPages }
})
const EditOwnPage = lazy(async () => ({ default: (await import('./edit-page.tsx')).EditOwnPage }))
const ChangePassword = lazy(async () => {
  const { ChangePassword } = await import('../../features/account/desk/components/change-password.tsx')
  return { default: ChangePassword }
})

export const facultySections = (): readonly FacultySection[] => [
  { id: '', label: texts().ownProfile.title, icon: UserRound, Section: OwnProfile },
  { id: 'experiences', label: texts().ownRecords.experiences.title, icon: Briefcase, Section: Experiences },
  { id: 'awards', label: texts().ownRecords.awards.title, icon: Award, Section: Awards },
  {
    id: 'qualifications',
    label: texts().ownRecords.qualifications.title,
    icon: GraduationCap,
    Section: Qualifications,
  },
  { id: 'publications', label: texts().ownRecords.publications.title, icon: BookOpen, Section: Publications },
  {
    id: ownPagesSection,
    label: texts().pagesList.own.title,
    icon: FilePenLine,
    Section: OwnPages,
    Item: EditOwnPage,
  },
  {
    id: 'change-password',
    label: texts().accounts.changePassword.title,
    icon: KeyRound,
    Section: ChangePassword,
  },
]

export const facultySectionHref = (id: string): string =>
  id ? `${paths.facultyDashboard.href()}/${id}` : paths.facultyDashboard.href()

import {
  ClipboardList,
  GraduationCap,
  KeyRound,
  type LucideIcon,
  Newspaper,
  UserPlus,
  Users,
} from 'lucide-react'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { freshToken } from '../../features/account/api/keep-token.ts'
import { ViewNews } from '../../features/news/desk/components/view-news.tsx'
import { paths } from '../../paths.ts'
import { SectionLoading } from '../../ui/desk/section-loading.tsx'

/** A section of a desk: what the sidebar calls it, where it is, and what is there. */
export type DeskSection = {
  /** The segment of its address behind the desk's own; '' is the section that the desk begins with. */
  id: string
  label: string
  icon: LucideIcon
  Section: ComponentType
}

type SectionProps = {
  getToken: typeof freshToken
  /** Shows who did what to the subject of that name. */
  history: (subject: string) => ReactNode
}

const loadHistory = async () => (await import('../../features/audit/desk/components/history.tsx')).History

/** A section that comes when it is opened, and the history of what it lists with it. */
const lateSection = (loadSection: () => Promise<ComponentType<SectionProps>>) =>
  lazy(async () => {
    const [Section, History] = await Promise.all([loadSection(), loadHistory()])
    const history = (subject: string) => <History subject={subject} />
    return { default: () => <Section getToken={freshToken} history={history} /> }
  })

const ViewAlumni = lateSection(
  async () => (await import('../../features/alumni/desk/components/view-alumni.tsx')).ViewAlumni,
)
const ViewFaculty = lateSection(
  async () => (await import('../../features/faculty/desk/components/view-faculty.tsx')).ViewFaculty,
)
const ViewAdmissions = lateSection(
  async () => (await import('../../features/admissions/desk/components/view-admissions.tsx')).ViewAdmissions,
)

/** What was done to a notice comes when one is opened. */
const LateHistory = lazy(async () => ({ default: await loadHistory() }))

function News() {
  const history = (subject: string) => (
    <Suspense fallback={<SectionLoading />}>
      <LateHistory subject={subject} />
    </Suspense>
  )
  return <ViewNews getToken={freshToken} history={history} />
}

/** Form and schemas come when somebody is to be added. */
const AddFaculty = lazy(async () => {
  const { AddFaculty } = await import('../../features/account/desk/components/add-faculty.tsx')
  return { default: AddFaculty }
})

const ChangePassword = lazy(async () => {
  const { ChangePassword } = await import('../../features/account/desk/components/change-password.tsx')
  return { default: ChangePassword }
})

/** The sections of the office's desk, in the sidebar's order. All but the first bring their code when opened. */
export const adminSections: readonly DeskSection[] = [
  { id: '', label: 'View News', icon: Newspaper, Section: News },
  { id: 'view-alumni', label: 'View Alumni', icon: GraduationCap, Section: ViewAlumni },
  { id: 'add-faculty', label: 'Add Faculty', icon: UserPlus, Section: AddFaculty },
  { id: 'view-faculty', label: 'View Faculty', icon: Users, Section: ViewFaculty },
  { id: 'admissions', label: 'Admissions', icon: ClipboardList, Section: ViewAdmissions },
  { id: 'change-password', label: 'Change Password', icon: KeyRound, Section: ChangePassword },
]

/** Where a section of the office's desk is. */
export const adminSectionHref = (id: string): string =>
  id ? `${paths.adminDashboard.href()}/${id}` : paths.adminDashboard.href()

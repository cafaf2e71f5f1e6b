import { ClipboardList, GraduationCap, type LucideIcon, Newspaper, UserPlus, Users } from 'lucide-react'
import { type ComponentType, lazy, Suspense } from 'react'
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

/** Alumni and their history come when their list is opened. */
const ViewAlumni = lazy(async () => {
  const [{ ViewAlumni }, { History }] = await Promise.all([
    import('../../features/alumni/desk/components/view-alumni.tsx'),
    import('../../features/audit/desk/components/history.tsx'),
  ])
  const history = (subject: string) => <History subject={subject} />
  return { default: () => <ViewAlumni getToken={freshToken} history={history} /> }
})

/** What was done to a notice comes when one is opened. */
const History = lazy(async () => {
  const { History } = await import('../../features/audit/desk/components/history.tsx')
  return { default: History }
})

function News() {
  const history = (subject: string) => (
    <Suspense fallback={<SectionLoading />}>
      <History subject={subject} />
    </Suspense>
  )
  return <ViewNews getToken={freshToken} history={history} />
}

/** Form and schemas come when somebody is to be added. */
const AddFaculty = lazy(async () => {
  const { AddFaculty } = await import('../../features/account/desk/components/add-faculty.tsx')
  return { default: AddFaculty }
})

/** The faculty and their history come when their list is opened. */
const ViewFaculty = lazy(async () => {
  const [{ ViewFaculty }, { History }] = await Promise.all([
    import('../../features/faculty/desk/components/view-faculty.tsx'),
    import('../../features/audit/desk/components/history.tsx'),
  ])
  const history = (email: string) => <History subject={email} />
  return { default: () => <ViewFaculty getToken={freshToken} history={history} /> }
})

/** Applications and their history come when their list is opened. */
const ViewAdmissions = lazy(async () => {
  const [{ ViewAdmissions }, { History }] = await Promise.all([
    import('../../features/admissions/desk/components/view-admissions.tsx'),
    import('../../features/audit/desk/components/history.tsx'),
  ])
  const history = (subject: string) => <History subject={subject} />
  return { default: () => <ViewAdmissions getToken={freshToken} history={history} /> }
})

/** The sections of the office's desk, in the sidebar's order. All but the first bring their code when opened. */
export const adminSections: readonly DeskSection[] = [
  { id: '', label: 'View News', icon: Newspaper, Section: News },
  { id: 'view-alumni', label: 'View Alumni', icon: GraduationCap, Section: ViewAlumni },
  { id: 'add-faculty', label: 'Add Faculty', icon: UserPlus, Section: AddFaculty },
  { id: 'view-faculty', label: 'View Faculty', icon: Users, Section: ViewFaculty },
  { id: 'admissions', label: 'Admissions', icon: ClipboardList, Section: ViewAdmissions },
]

/** Where a section of the office's desk is. */
export const adminSectionHref = (id: string): string =>
  id ? `${paths.adminDashboard.href()}/${id}` : paths.adminDashboard.href()

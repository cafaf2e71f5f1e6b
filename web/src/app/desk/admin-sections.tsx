import { type Ability, type AccessRights, can } from '@prangan/contract/roles'
import {
  CalendarCog,
  ClipboardList,
  ClipboardPen,
  FileText,
  GraduationCap,
  Images,
  Inbox,
  KeyRound,
  LayoutDashboard,
  ListOrdered,
  type LucideIcon,
  Newspaper,
  PanelsTopLeft,
  ShieldUser,
  UserPlus,
  Users,
} from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import { admissionSections } from '../../features/admissions/desk/hrefs.ts'
import { ViewNotices } from '../../features/news/desk/components/view-notices.tsx'
import { deskMessages } from '../../messages/desk.ts'

/** A section of a desk: its label and icon in the sidebar, its address and its component. */
export type DeskSection = {
  /** The path segment after the desk's own path; '' is the section at that path itself. */
  id: string
  label: string
  /** What it takes to use it; without one, anybody at the desk may. */
  ability?: Ability
  icon: LucideIcon
  Section: ComponentType
  /** The item that the address names, on a screen without the sidebar. */
  Item?: ComponentType
}

const texts = deskMessages

/** A section whose code is loaded when it is opened. */
const lazySection = (loadSection: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await loadSection() }))

const Overview = lazySection(async () => (await import('./overview/overview.tsx')).Overview)
const ViewAlumni = lazySection(
  async () => (await import('../../features/alumni/desk/components/view-alumni.tsx')).ViewAlumni,
)
const AddFaculty = lazySection(
  async () => (await import('../../features/account/desk/components/add-faculty.tsx')).AddFaculty,
)
const Faculty = lazySection(async () => (await import('./faculty.tsx')).Faculty)
const ViewAdmissions = lazySection(
  async () => (await import('../../features/admissions/desk/components/view-admissions.tsx')).ViewAdmissions,
)
const ScrutinyScreen = lazySection(
  async () => (await import('../../features/admissions/desk/scrutiny/scrutiny-screen.tsx')).ScrutinyScreen,
)
const Counter = lazySection(
  async () => (await import('../../features/admissions/desk/counter/counter.tsx')).Counter,
)
const ViewLists = lazySection(
  async () => (await import('../../features/admissions/desk/lists/view-lists.tsx')).ViewLists,
)
const ViewSessions = lazySection(
  async () => (await import('../../features/admissions/desk/sessions/view-sessions.tsx')).ViewSessions,
)
const SessionEditor = lazySection(
  async () => (await import('../../features/admissions/desk/sessions/session-editor.tsx')).SessionEditor,
)
const ViewPeople = lazySection(
  async () => (await import('../../features/people/desk/components/view-people.tsx')).ViewPeople,
)
const ViewInquiries = lazySection(
  async () => (await import('../../features/inquiries/desk/components/view-inquiries.tsx')).ViewInquiries,
)
const ViewPages = lazySection(
  async () => (await import('../../features/site/desk/components/view-pages.tsx')).ViewPages,
)
const EditPage = lazy(async () => ({ default: (await import('./edit-page.tsx')).EditPage }))
const ViewMedia = lazySection(
  async () => (await import('../../features/library/desk/components/view-media.tsx')).ViewMedia,
)
const ViewDocuments = lazySection(
  async () => (await import('../../features/library/desk/components/view-documents.tsx')).ViewDocuments,
)
const ChangePassword = lazySection(
  async () => (await import('../../features/account/desk/components/change-password.tsx')).ChangePassword,
)

/**
 * The sections of the office's desk, in the sidebar's order. The one at the desk's own address is loaded with the desk,
 * the others lazily.
 */
export const adminSections = (): readonly DeskSection[] => [
  {
    id: 'overview',
    label: texts().overview.title,
    ability: 'counters:read',
    icon: LayoutDashboard,
    Section: Overview,
  },
  { id: '', label: texts().news.title, ability: 'news:read-all', icon: Newspaper, Section: ViewNotices },
  {
    id: 'view-alumni',
    label: texts().alumni.title,
    ability: 'alumnus:read',
    icon: GraduationCap,
    Section: ViewAlumni,
  },
  {
    id: 'add-faculty',
    label: texts().accounts.add.title,
    ability: 'account:create',
    icon: UserPlus,
    Section: AddFaculty,
  },
  {
    id: 'view-faculty',
    label: texts().members.title,
    ability: 'faculty:hide',
    icon: Users,
    Section: Faculty,
  },
  {
    id: admissionSections.applications,
    label: texts().admissions.title,
    ability: 'admission:read',
    icon: ClipboardList,
    Section: ViewAdmissions,
    Item: ScrutinyScreen,
  },
  {
    id: admissionSections.counter,
    label: texts().counter.section,
    ability: 'admission:verify',
    icon: ClipboardPen,
    Section: Counter,
  },
  {
    id: admissionSections.lists,
    label: texts().meritLists.title,
    ability: 'admission:read',
    icon: ListOrdered,
    Section: ViewLists,
  },
  {
    id: admissionSections.sessions,
    label: texts().admissionSessions.title,
    ability: 'admission:manage',
    icon: CalendarCog,
    Section: ViewSessions,
    Item: SessionEditor,
  },
  {
    id: 'inquiries',
    label: texts().inquiries.title,
    ability: 'inquiry:read',
    icon: Inbox,
    Section: ViewInquiries,
  },
  {
    id: 'pages',
    label: texts().pagesList.title,
    ability: 'page:read',
    icon: PanelsTopLeft,
    Section: ViewPages,
    Item: EditPage,
  },
  {
    id: 'media',
    label: texts().library.pictures.title,
    ability: 'media:edit',
    icon: Images,
    Section: ViewMedia,
  },
  {
    id: 'documents',
    label: texts().library.documents.title,
    ability: 'document:edit',
    icon: FileText,
    Section: ViewDocuments,
  },
  {
    id: 'people',
    label: texts().people.title,
    ability: 'account:read',
    icon: ShieldUser,
    Section: ViewPeople,
  },
  {
    id: 'change-password',
    label: texts().accounts.changePassword.title,
    icon: KeyRound,
    Section: ChangePassword,
  },
]

/** Those of the sections that somebody may use. */
export const sectionsOf = (person: AccessRights): readonly DeskSection[] =>
  adminSections().filter(({ ability }) => !ability || can(person, ability))

import { deskMessages } from '@prangan/web/messages/desk.ts'
import { language } from '@prangan/web/messages/language.ts'
import type { PluginSection } from '@prangan/web/plugin.ts'
import {
  CalendarCog,
  ClipboardList,
  ClipboardPen,
  FileClock,
  Landmark,
  ListOrdered,
  ScanLine,
} from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import sessionsPicture from '../art/admission-sessions.svg'
import listsPicture from '../art/merit-lists.svg'
import paperPicture from '../art/paper-application.svg'
import { admissionSections, newSession } from './hrefs.ts'
import { admissionMenuMessages, loadSectionMessages } from './messages.ts'

const texts = admissionMenuMessages

/** Loads a section, and the texts of all of them. */
const section = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => {
    const [module] = await Promise.all([load(), loadSectionMessages(language())])
    return { default: module[name] }
  })

const ViewAdmissions = section(() => import('./components/view-admissions.tsx'), 'ViewAdmissions')
const ScrutinyScreen = section(() => import('./scrutiny/scrutiny-screen.tsx'), 'ScrutinyScreen')
const PaperApplication = section(() => import('./paper/paper-application.tsx'), 'PaperApplication')
const Counter = section(() => import('./counter/counter.tsx'), 'Counter')
const ViewMissing = section(() => import('./counter/view-missing.tsx'), 'ViewMissing')
const ViewLists = section(() => import('./lists/view-lists.tsx'), 'ViewLists')
const ViewPayments = section(() => import('./payments/view-payments.tsx'), 'ViewPayments')
const ViewSessions = section(() => import('./sessions/view-sessions.tsx'), 'ViewSessions')
const SessionEditor = section(() => import('./sessions/session-editor.tsx'), 'SessionEditor')

export const sections = (): readonly PluginSection[] => [
  {
    id: admissionSections.applications,
    label: deskMessages().admissions.title,
    group: 'admissions',
    ability: 'admission:read',
    icon: ClipboardList,
    Section: ViewAdmissions,
    Item: ScrutinyScreen,
  },
  {
    id: admissionSections.paper,
    label: texts().sections.paper,
    group: 'admissions',
    ability: 'admission:verify',
    icon: ClipboardPen,
    Section: PaperApplication,
    introduction: { text: () => texts().introductions.paper, picture: paperPicture },
  },
  {
    id: admissionSections.counter,
    label: texts().sections.counter,
    group: 'admissions',
    ability: 'admission:fees',
    icon: ScanLine,
    Section: Counter,
  },
  {
    id: admissionSections.missing,
    label: texts().sections.missing,
    group: 'admissions',
    ability: 'admission:fees',
    icon: FileClock,
    Section: ViewMissing,
  },
  {
    id: admissionSections.lists,
    label: texts().sections.lists,
    group: 'admissions',
    ability: 'admission:read',
    icon: ListOrdered,
    Section: ViewLists,
    introduction: { text: () => texts().introductions.lists, picture: listsPicture },
  },
  {
    id: admissionSections.payments,
    label: texts().sections.payments,
    group: 'admissions',
    ability: 'admission:fees',
    icon: Landmark,
    Section: ViewPayments,
  },
  {
    id: admissionSections.sessions,
    label: texts().sections.sessions,
    group: 'admissions',
    ability: 'admission:manage',
    icon: CalendarCog,
    actions: [{ label: texts().newSession, ability: 'admission:manage', below: `/${newSession}` }],
    Section: ViewSessions,
    Item: SessionEditor,
    introduction: { text: () => texts().introductions.sessions, picture: sessionsPicture },
  },
]

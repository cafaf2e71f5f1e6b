import { deskMessages } from '@prangan/web/messages/desk.ts'
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
import { lazy } from 'react'
import sessionsPicture from '../art/admission-sessions.svg'
import listsPicture from '../art/merit-lists.svg'
import paperPicture from '../art/paper-application.svg'
import { admissionSections, newSession } from './hrefs.ts'
import { admissionDeskMessages } from './messages.ts'

const texts = admissionDeskMessages

const ViewAdmissions = lazy(async () => ({
  default: (await import('./components/view-admissions.tsx')).ViewAdmissions,
}))
const ScrutinyScreen = lazy(async () => ({
  default: (await import('./scrutiny/scrutiny-screen.tsx')).ScrutinyScreen,
}))
const PaperApplication = lazy(async () => ({
  default: (await import('./paper/paper-application.tsx')).PaperApplication,
}))
const Counter = lazy(async () => ({ default: (await import('./counter/counter.tsx')).Counter }))
const ViewMissing = lazy(async () => ({
  default: (await import('./counter/view-missing.tsx')).ViewMissing,
}))
const ViewLists = lazy(async () => ({ default: (await import('./lists/view-lists.tsx')).ViewLists }))
const ViewPayments = lazy(async () => ({
  default: (await import('./payments/view-payments.tsx')).ViewPayments,
}))
const ViewSessions = lazy(async () => ({
  default: (await import('./sessions/view-sessions.tsx')).ViewSessions,
}))
const SessionEditor = lazy(async () => ({
  default: (await import('./sessions/session-editor.tsx')).SessionEditor,
}))

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
    label: texts().paperApplication.section,
    group: 'admissions',
    ability: 'admission:verify',
    icon: ClipboardPen,
    Section: PaperApplication,
    introduction: { text: () => texts().paperApplication.introduction, picture: paperPicture },
  },
  {
    id: admissionSections.counter,
    label: texts().counter.section,
    group: 'admissions',
    ability: 'admission:fees',
    icon: ScanLine,
    Section: Counter,
  },
  {
    id: admissionSections.missing,
    label: texts().counter.missing.title,
    group: 'admissions',
    ability: 'admission:fees',
    icon: FileClock,
    Section: ViewMissing,
  },
  {
    id: admissionSections.lists,
    label: texts().meritLists.title,
    group: 'admissions',
    ability: 'admission:read',
    icon: ListOrdered,
    Section: ViewLists,
    introduction: { text: () => texts().meritLists.introduction, picture: listsPicture },
  },
  {
    id: admissionSections.payments,
    label: texts().admissionPayments.title,
    group: 'admissions',
    ability: 'admission:fees',
    icon: Landmark,
    Section: ViewPayments,
  },
  {
    id: admissionSections.sessions,
    label: texts().admissionSessions.title,
    group: 'admissions',
    ability: 'admission:manage',
    icon: CalendarCog,
    actions: [
      { label: texts().admissionSessions.newSession, ability: 'admission:manage', below: `/${newSession}` },
    ],
    Section: ViewSessions,
    Item: SessionEditor,
    introduction: { text: () => texts().admissionSessions.introduction, picture: sessionsPicture },
  },
]

import { paths } from '@prangan/web/paths.ts'

/** The sections of admissions in the office's desk, and the addresses of their items. */
export const admissionSections = {
  applications: 'admissions',
  counter: 'admission-counter',
  missing: 'missing-originals',
  paper: 'paper-applications',
  lists: 'merit-lists',
  payments: 'admission-payments',
  sessions: 'admission-sessions',
} as const

const hrefOf = (section: string): string => `${paths.adminDashboard.href()}/${section}`

export const applicationsHref = (search = ''): string =>
  hrefOf(admissionSections.applications) + (search && `?${search}`)

/** The applications of a programme that are neither verified nor rejected. */
export const undecidedHref = (session: string, course: string): string =>
  applicationsHref(new URLSearchParams({ session, course, tab: 'undecided' }).toString())

/** The screen of an application; `search` is the filter of the list that it is gone through. */
export const applicationHref = (id: string, search = ''): string =>
  `${hrefOf(admissionSections.applications)}/${encodeURIComponent(id)}${search && `?${search}`}`

/** The parameter of an application's address with the document that is shown first. */
export const shownDocument = 'document'

export const paymentsHref = hrefOf(admissionSections.payments)

export const sessionsHref = hrefOf(admissionSections.sessions)

/** In place of an id: a session that is being added. */
export const newSession = 'new'

/** The editor of a session; of a new one, made like another one with that id. */
export const sessionHref = (id: string, from = ''): string =>
  `${sessionsHref}/${encodeURIComponent(id)}${from && `?${new URLSearchParams({ from })}`}`

/** The merit lists of a programme; without one, those of the first. */
export const listsHref = (session = '', programme = ''): string =>
  hrefOf(admissionSections.lists) + (session && `?${new URLSearchParams({ session, programme })}`)

/** The counter, with somebody at it. */
export const counterHref = (id: string): string =>
  `${hrefOf(admissionSections.counter)}?${new URLSearchParams({ application: id })}`

/** What the address of an application says that was opened from the counter, with somebody at it. */
export const atCounter = (id: string): string => new URLSearchParams({ counter: id }).toString()

export const missingHref = hrefOf(admissionSections.missing)

/** The form for applications on paper; with an id, the later steps of that application. */
export const paperHref = (id = ''): string =>
  hrefOf(admissionSections.paper) + (id && `?${new URLSearchParams({ application: id })}`)

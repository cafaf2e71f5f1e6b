import type { college } from '@prangan/college/config'
import type { Language } from '@prangan/contract/languages'
import type { Ability } from '@prangan/contract/roles'
import type { OfficeCounters } from '@prangan/contract/schemas/counters'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { PageModule } from './app/page-module.ts'
import type { createSiteRouter } from './app/site-router.ts'
import type { GetToken } from './lib/desk-session.ts'
import type { Listen } from './lib/use-live.ts'

/*
 * What a plugin can add to the site and the desk (docs/plugins.md). Its modules export values of these types, and
 * plugins/enable.ts concatenates them.
 */

/** Messages that a page needs besides those of every page. */
export type Catalogue = {
  load: (language: Language) => Promise<unknown>
  /** Its module, as in the client's manifest. */
  moduleIn: (language: Language) => string
}

/** A public page of a plugin. `file` is its module, relative to `web`, as in the client's manifest. */
export type PluginRoute = {
  at: { path: string }
  file: string
  // biome-ignore lint/suspicious/noExplicitAny: each page has data of its own.
  load: () => Promise<PageModule<any>>
  catalogues: readonly Catalogue[]
}

/** Where notices can be had besides their pages. */
/** An event from its first to its last day (YYYY-MM-DD), at a time (HH:MM) or ''. */
export type FeedEvent = {
  title: string
  first: string
  last: string
  time: string
  place: string
  url: string
}

export type NoticeFeeds = {
  /** The page that explains them. */
  page: { path: string }
  /** Those of a category, or with '' of all notices. */
  feedsOf: (category: string, language: Language) => readonly { type: string; path: string }[]
  /** The path of an event's file for calendars. */
  eventPath: (id: string, language: Language) => string
  /** The address at which Google Calendar adds an event. */
  googleEvent: (event: FeedEvent) => string
}

/** A course by its English name. */
type CourseName = (typeof college.courses)[keyof typeof college.courses]['en']

export type SiteRouter = ReturnType<typeof createSiteRouter>

/** Places in the core's pages that a plugin can fill. Each loads its code and messages when it is shown. */
export type Slots = {
  /** The form in a course's answer on the home page. */
  courseEnquiry?: () => Promise<{
    EnquiryForm: ComponentType<{ course: CourseName; onSent: (isSent: boolean) => void }>
  }>
  /** Opens a link while there is no connection, in place of a note that it can't be opened. */
  openOffline?: (path: string) => void
  /** Called once, when the first page is idle. */
  whenIdle?: (router: SiteRouter) => void
  /** As `whenIdle`, when its service worker is registered. */
  whenRegistered?: (router: SiteRouter) => void
}

/** A part of both desks that is the signed-in person's own, with its messages. */
export type PersonalPart = () => Promise<{ Part: ComponentType }>

type NoticeChoiceProps = {
  /** null for a new notice. */
  id: string | null
  /** The category's key, and its name as the reader sees it. */
  category: { key: string; name: string }
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** A way in which the office sends a notice besides its page. */
export type NoticeSending = {
  id: string
  /** In the form of a notice: the choice to send it, or what was sent of it. */
  Choice: ComponentType<NoticeChoiceProps>
  /** Sends a notice once it is saved. Resolves with a sentence for the office if that failed, else ''. */
  send: (id: string, getToken: GetToken) => Promise<string>
}

/** What a plugin tells those with the ability of a notice or page, by its public path in the main language. */
export type PageNote = {
  ability: Ability
  load: () => Promise<{ Note: ComponentType<{ path: string }> }>
}

/** A task in a section, at an address below the section's own. */
type DeskAction = { label: string; ability: Ability; below: string }

export type OfficeSection = {
  /** The path segment after the desk's own path; '' for the desk's own path. */
  id: string
  label: string
  icon: LucideIcon
  group?: 'site' | 'people' | 'admissions'
  /** Of several, any one opens the section. */
  ability?: Ability | readonly Ability[]
  actions?: readonly DeskAction[]
}

/** A count of open items, as the sidebar and the overview show it. */
export type SectionCounter = {
  name: keyof OfficeCounters
  ability: Ability
  labels: () => { what: (count: number) => string; short: (count: number) => string; none: string }
  search: string
}

/**
 * A section of a plugin, with its lazy components and the count that its entry in the sidebar shows. It replaces the core's
 * section with the same id.
 */
export type PluginSection = OfficeSection & {
  Section: ComponentType
  /** Shown at an address below the section's own. */
  Item?: ComponentType
  /** Explains the section until the person closes it: `<Introduction />`, below the heading, shows it. */
  introduction?: { text: () => string; picture: string } | undefined
  counter?: SectionCounter
}

/** What waits for the office, on the overview. */
export type Waiting = {
  count: number
  what: string
  short?: string
  /** The text for a count of zero. */
  none: string
  href: string
  section?: string
  isOverdue?: boolean
  since?: string
}

/** `since` is the first day that was due (YYYY-MM-DD). */
export type Overdue = { count: number; since: string }

/** What a plugin lists as overdue. The name of its listener is the day in India (YYYY-MM-DD). */
export type PluginOverdue = {
  ability: Ability
  load: () => Promise<Listen<Overdue>>
  toWaiting: (overdue: Overdue) => Waiting
}

type Can = (ability: Ability) => boolean

/** What a plugin adds to the to-do list of those whom it is for. */
export type PluginWaiting = {
  isFor: (can: Can) => boolean
  // biome-ignore lint/suspicious/noExplicitAny: the plugin's own value.
  load: () => Promise<Listen<any>>
  /** Adds entries; it may replace one, such as its section's count. */
  addTo: (
    toDo: Waiting[],
    // biome-ignore lint/suspicious/noExplicitAny: the plugin's own value.
    value: any,
    { can, counts }: { can: Can; counts: OfficeCounters | null },
  ) => void
}

/** A chart in the overview's figures. It loads its own data. */
export type PluginChart = { ability: Ability; Chart: ComponentType }

/** A collection, and the field with the time by which its documents are counted. */
export type Dated = { collection: string; field: string }

/** A line of the week's chart. `title` is the chart's with the notices beside it. */
export type WeekSeries = {
  ability: Ability
  counted: Dated
  texts: () => { title?: string; label: string; received: (count: number) => string }
}

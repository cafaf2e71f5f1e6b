import type { PageView, SettingsView } from './content/site-view.ts'
import type { OtherLanguage } from './languages.ts'
import type { FoundNotice, NoticeList, NoticeQuery } from './notice-view.ts'
import type { RawDocument } from './parse-document.ts'
import type { RecordKind } from './paths.ts'
import type { ProfileKey } from './profile-slug.ts'
import type { CurrentNotices } from './schemas/notices.ts'
import type { SearchAnswer } from './site-search/search-answer.ts'

export type Loaded<Value> =
  | { status: 'loading' }
  | {
      status: 'ready'
      value: Value
      isStale?: true
    }
  | { status: 'failed'; reason: string }

export type StoredProfile = {
  member: RawDocument
  records: Readonly<Record<RecordKind, readonly RawDocument[]>>
}

export type FoundPage = { page: PageView; movedTo?: never } | { page?: never; movedTo: string }

export type PagePath = { path: string; languages: readonly OtherLanguage[] }

export type AlumniQuery = { name: string; year: string; degree: string }

export type FoundAlumni = { shown: readonly RawDocument[]; total: number }

/**
 * The data of public pages, as their loaders request it. On the server the functions read it with the Admin SDK
 * (`functions/src/pages/site-data.ts`). In the browser the renderer answers for site settings, pages, search and the
 * data of plugins; the rest is `loading`, because the page's own listener reads it. No method throws.
 */
export type SiteData = {
  currentNotices(): Promise<Loaded<CurrentNotices>>
  settings(): Promise<Loaded<SettingsView>>
  page(path: string): Promise<Loaded<FoundPage | null>>
  /** Takes the secret of a preview link; null once it has expired. */
  preview(secret: string): Promise<Loaded<PageView | null>>
  pagePaths(): Promise<readonly PagePath[]>
  /** Takes the full name ('Faculty of Arts'); the order is undefined. */
  faculty(department: string): Promise<Loaded<readonly RawDocument[]>>
  facultyProfile(key: ProfileKey): Promise<Loaded<StoredProfile | null>>
  verifiedAlumni(limit: number): Promise<Loaded<readonly RawDocument[]>>
  /** At most `limits.publicList` verified alumni who match, in the same order. */
  findAlumni(wanted: AlumniQuery): Promise<Loaded<FoundAlumni>>
  /** A plugin's public data (`functions/data-files`), by its path. */
  file<Value>(path: string): Promise<Loaded<Value>>
  search(query: string): Promise<Loaded<SearchAnswer>>
  /** A notice that is public, has ended or was withdrawn; null for any other id. */
  notice(id: string): Promise<Loaded<FoundNotice | null>>
  /** A page of all notices that have begun. */
  noticeList(query: NoticeQuery): Promise<Loaded<NoticeList>>
  /** The paths of the notices that are public now. */
  noticePaths(): Promise<readonly string[]>
}

export function mapLoaded<From, To>(loaded: Loaded<From>, map: (value: From) => To): Loaded<To> {
  return loaded.status === 'ready' ? { status: 'ready', value: map(loaded.value) } : loaded
}

/** Loads the code of the function only once the value is available. */
export async function mapLoadedBy<From, To>(
  loaded: Loaded<From>,
  load: () => Promise<(value: From) => To>,
): Promise<Loaded<To>> {
  return loaded.status === 'ready' ? mapLoaded(loaded, await load()) : loaded
}

const loading = async () => ({ status: 'loading' }) as const

/** For the browser, and for pages rendered without data: listeners load everything later. */
export const siteDataLater: SiteData = {
  currentNotices: loading,
  settings: loading,
  page: loading,
  preview: loading,
  pagePaths: async () => [],
  faculty: loading,
  facultyProfile: loading,
  verifiedAlumni: loading,
  findAlumni: loading,
  file: loading,
  search: loading,
  notice: loading,
  noticeList: loading,
  noticePaths: async () => [],
}

/** The JSON endpoint of site settings and pages, for client-side navigation. */
export const siteDataPath = (path: string): string => `/site-data${path === '/' ? '' : path}`

export type SiteDataAnswer = { settings: Loaded<SettingsView>; page: Loaded<FoundPage | null> }

export const searchFile = '/search.json'

/** The JSON of the list of notices, for client-side navigation. */
export const noticeListFile = '/notices.json'

export const noticeFile = (id: string): string => `/notices/${id}.json`

/** Returns the id in the path of a notice's JSON. */
export const noticeOfFile = (path: string): string | undefined =>
  /^\/notices\/((?!__)[A-Za-z0-9_-]{1,64})\.json$/.exec(path)?.[1]

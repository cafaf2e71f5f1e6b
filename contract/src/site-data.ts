import type { FrameView, PageView } from './content/site-view.ts'
import type { OtherLanguage } from './languages.ts'
import type { RawDocument } from './parse-document.ts'
import type { RecordKind } from './paths.ts'
import type { ProfileKey } from './profile-slug.ts'
import type { PublicList, PublicListHead } from './schemas/admission-lists.ts'
import type { PublicSession } from './schemas/admission-sessions.ts'
import type { CurrentNotices } from './schemas/notices.ts'
import type { SearchAnswer } from './site-search/search-answer.ts'

/** A value that may still be loading. */
export type Loaded<Value> =
  | { status: 'loading' }
  | {
      status: 'ready'
      value: Value
      /** Reading it again failed: this is the previous value. */
      isStale?: true
    }
  | { status: 'failed'; reason: string }

/** A member of the faculty and their records, none of them removed. */
export type StoredProfile = {
  member: RawDocument
  records: Readonly<Record<RecordKind, readonly RawDocument[]>>
}

/** What is at an address of the editable site: a page, or the path that it has moved to. */
export type FoundPage = { page: PageView; movedTo?: never } | { page?: never; movedTo: string }

/** A page's canonical path in the main language, and the others that it is written in. */
export type PagePath = { path: string; languages: readonly OtherLanguage[] }

/** Whom a visitor of the gallery looks for: the beginnings of names, a year and a degree as they are stored; '' for any. */
export type AlumniQuery = { name: string; year: string; degree: string }

/** Those who were found, as far as they are shown, and how many there are. */
export type FoundAlumni = { shown: readonly RawDocument[]; total: number }

/**
 * The data that public pages show, as their loaders ask for it. On the server the functions read it with the Admin SDK
 * (`functions/src/pages/site-data.ts`). In the browser the frame and the pages come from the renderer, and so do the search,
 * sessions and merit lists; every other answer is `loading`: there the page's own listener reads it under the rules, and
 * keeps it up to date. No method throws.
 */
export type SiteData = {
  /** What home and the ticker show at this moment. */
  currentNotices(): Promise<Loaded<CurrentNotices>>
  /** What is around all pages, and the home page's own content. */
  frame(): Promise<Loaded<FrameView>>
  /** What is at a path of the editable site; null for nothing. */
  page(path: string): Promise<Loaded<FoundPage | null>>
  /** The draft that a preview link opens, by its secret; null once it has ended. */
  preview(secret: string): Promise<Loaded<PageView | null>>
  /** All published pages, for the sitemap: their canonical paths, and the other languages they are written in. */
  pagePaths(): Promise<readonly PagePath[]>
  /** The members of a faculty, named in full ('Faculty of Arts'), in no order. */
  faculty(department: string): Promise<Loaded<readonly RawDocument[]>>
  /** The member of a profile's address; null where there is none. */
  facultyProfile(key: ProfileKey): Promise<Loaded<StoredProfile | null>>
  /** The first `limit` verified alumni in the order of the gallery. */
  verifiedAlumni(limit: number): Promise<Loaded<readonly RawDocument[]>>
  /** The verified alumni who match, in the same order: at most `limits.publicList` of them. */
  findAlumni(wanted: AlumniQuery): Promise<Loaded<FoundAlumni>>
  /** The sessions of admissions that everybody sees, the latest first. */
  admissionSessions(): Promise<Loaded<readonly PublicSession[]>>
  /** The merit lists that are published and still shown, the latest first. */
  meritLists(): Promise<Loaded<readonly PublicListHead[]>>
  /** One of them; null where there is none, or it is not shown any more. */
  meritList(id: string): Promise<Loaded<PublicList | null>>
  /** What the search finds for a query. */
  search(query: string): Promise<Loaded<SearchAnswer>>
}

/** Applies a function to a value once it is there. */
export function mapLoaded<From, To>(loaded: Loaded<From>, map: (value: From) => To): Loaded<To> {
  return loaded.status === 'ready' ? { status: 'ready', value: map(loaded.value) } : loaded
}

/** As `mapLoaded`, by a function whose code is loaded only once the value is there. */
export async function mapLoadedBy<From, To>(
  loaded: Loaded<From>,
  load: () => Promise<(value: From) => To>,
): Promise<Loaded<To>> {
  return loaded.status === 'ready' ? mapLoaded(loaded, await load()) : loaded
}

const loading = async () => ({ status: 'loading' }) as const

/** The site's data where listeners read it later: in the browser, and on pages that are rendered without data. */
export const siteDataLater: SiteData = {
  currentNotices: loading,
  frame: loading,
  page: loading,
  preview: loading,
  pagePaths: async () => [],
  faculty: loading,
  facultyProfile: loading,
  verifiedAlumni: loading,
  findAlumni: loading,
  admissionSessions: loading,
  meritLists: loading,
  meritList: loading,
  search: loading,
}

/** Where the renderer answers the frame and what is at a path as JSON, for a client-side navigation. */
export const siteDataPath = (path: string): string => `/site-data${path === '/' ? '' : path}`

/** What it answers. */
export type SiteDataAnswer = { frame: Loaded<FrameView>; page: Loaded<FoundPage | null> }

/** Where the renderer answers other data of the site as JSON, for a client-side navigation. */
export const siteDataFiles = {
  admissionSessions: '/admission-sessions.json',
  meritLists: '/merit-lists.json',
  meritList: (id: string) => `/merit-lists/${encodeURIComponent(id)}.json`,
  /** With the query as `q`; below the language's prefix. */
  search: '/search.json',
} as const

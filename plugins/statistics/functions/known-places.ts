import { findPage, ownOf } from '@prangan/contract/content/site-view'
import { departmentPath, departmentSlugIn, facultyNames, facultyPath } from '@prangan/contract/departments'
import { withoutLanguage } from '@prangan/contract/languages'
import { builtPages } from '@prangan/contract/page-paths'
import { documentPaths, publicGroups } from '@prangan/contract/paths'
import { publicFrom } from '@prangan/contract/publishing'
import type { Site } from '@prangan/contract/schemas/site'
import { readNoticesOf } from '@prangan/functions/news/public-news'
import { readPublishedSite } from '@prangan/functions/site/site-store'
import type { Firestore } from 'firebase-admin/firestore'
import { statisticsLimits } from '../contract/limits.ts'
import type { VisitInput } from '../contract/visits.ts'

/** What visits are checked against. */
export type Places = {
  site: Pick<Site, 'pages' | 'redirects' | 'departments' | 'documents'>
  notices: ReadonlySet<string>
}

const fixedPages = new Map(
  [
    ...Object.values(builtPages).map(({ path }) => path),
    ...facultyNames.flatMap((faculty) => [facultyPath(faculty), departmentPath(faculty)]),
  ].map((path) => [path.toLowerCase(), path]),
)

/** Pages of one person or list each, which are counted together. */
const joined = /^(\/faculty-profile|\/merit-lists)\/[^/]+$/

function documentOf(path: string, { site, notices }: Places): string | undefined {
  const [, slug] = /^\/documents\/([^/]+)\.pdf$/.exec(path) ?? []
  if (slug) return Object.values(site.documents).some((each) => each.slug === slug) ? path : undefined
  const [, id = ''] = /^\/files\/([^/]+)\/[^/]+$/.exec(path) ?? []
  return notices.has(id) ? `/files/${id}` : undefined
}

/** Returns the place at which the reads of a notice's page are counted, whatever its title. */
export function noticePlace(path: string): string | undefined {
  const [, id] = /^\/notices\/([^/]+)(?:\/[^/]*)?$/.exec(path) ?? []
  return id && `/notices/${id}`
}

function pageOf(path: string, { site, notices }: Places, now: Date): string | undefined {
  const notice = noticePlace(path)
  if (notice) return notices.has(notice.slice('/notices/'.length)) ? notice : undefined
  const fixed = fixedPages.get(path.toLowerCase()) ?? joined.exec(path)?.[1]
  if (fixed) return fixed
  const department = departmentSlugIn(path) ?? ''
  if (ownOf(site.departments, department)?.isShown) return departmentPath(department)
  const found = findPage(site as Site, path, now)
  return found && 'page' in found ? found.page.path : undefined
}

/**
 * Returns the place that a visit is counted at: the path in the main language, of a notice without its title. Returns undefined
 * for whatever is no public page or document of this site.
 */
export function placeOf({ kind, path }: VisitInput, places: Places, now: Date): string | undefined {
  const plain = withoutLanguage(path)
  return kind === 'documents' ? documentOf(plain, places) : pageOf(plain, places, now)
}

async function readPlaces(firestore: Firestore, now: Date): Promise<Places> {
  const version = firestore.doc(documentPaths.version(publicGroups.notices))
  const [site, [stored]] = await Promise.all([
    readPublishedSite(firestore),
    firestore.getAll(version, { fieldMask: ['revision'] }),
  ])
  const notices = await readNoticesOf(firestore, stored?.updateTime, now)
  const begun = notices.filter((notice) => Date.parse(publicFrom(notice)) <= now.getTime())
  return {
    site: site ?? { pages: {}, redirects: {}, departments: {}, documents: {} },
    notices: new Set(begun.map(({ id }) => id)),
  }
}

/** Creates what reads the places at most once in an interval: what was published since is not known yet. */
export function createPlaces(firestore: Firestore): (now: Date) => Promise<Places> {
  let kept: { at: number; reading: Promise<Places> } | undefined
  return (now) => {
    if (kept && now.getTime() - kept.at < statisticsLimits.interval) return kept.reading
    const begun = { at: now.getTime(), reading: readPlaces(firestore, now) }
    kept = begun
    begun.reading.catch(() => {
      if (kept === begun) kept = undefined
    })
    return begun.reading
  }
}

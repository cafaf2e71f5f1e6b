import { departmentSlugIn } from '../departments.ts'
import { endpointTable, splitRoute } from '../endpoints/table.ts'
import { otherLanguages } from '../languages.ts'
import { storageFolders } from '../storage-paths.ts'

const endpointPrefixes = new Set(
  Object.values(endpointTable)
    .flatMap(({ routes }) => routes)
    .map((route) => splitRoute(route).path.split('/')[1] ?? ''),
)

const reserved = new Set([
  ...endpointPrefixes,
  ...Object.values(storageFolders),
  ...otherLanguages,
  'assets',
  'documents',
  'notices',
  'preview',
  'site-data',
])

/** Returns true for a path below the first segment of an endpoint, unless it is that of a department. */
export const isAmongEndpoints = (path: string): boolean =>
  endpointPrefixes.has(/^\/([^/]+)\/./.exec(path)?.[1] ?? '') && departmentSlugIn(path) === undefined

export const isReservedPath = (path: string): boolean =>
  reserved.has(path.split('/')[1] ?? '') || departmentSlugIn(path) !== undefined

export const isReservedSlug = (slug: string): boolean => reserved.has(slug)

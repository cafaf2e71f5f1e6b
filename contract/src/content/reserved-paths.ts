import { departmentSlugIn } from '../departments.ts'
import { endpointTable, splitRoute } from '../endpoints/table.ts'
import { otherLanguages } from '../languages.ts'
import { storageFolders } from '../storage-paths.ts'

/** The first segments of paths that Hosting, the functions or the build serve themselves. */
const reserved = new Set([
  ...Object.values(endpointTable)
    .flatMap(({ routes }) => routes)
    .map((route) => splitRoute(route).path.split('/')[1] ?? ''),
  ...Object.values(storageFolders),
  ...otherLanguages,
  'assets',
  'documents',
  'preview',
  'site-data',
])

/** Whether a page cannot have this path, because it belongs to a part of the site. */
export const isReservedPath = (path: string): boolean =>
  reserved.has(path.split('/')[1] ?? '') || departmentSlugIn(path) !== undefined

/** Whether a department cannot have this slug, because its page would be at an address of something else. */
export const isReservedSlug = (slug: string): boolean => reserved.has(slug)

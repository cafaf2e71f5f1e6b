import { departmentSlugIn } from '../departments.ts'
import { endpointTable, splitRoute } from '../endpoints/table.ts'
import { otherLanguages } from '../languages.ts'
import { storageFolders } from '../storage-paths.ts'

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

export const isReservedPath = (path: string): boolean =>
  reserved.has(path.split('/')[1] ?? '') || departmentSlugIn(path) !== undefined

export const isReservedSlug = (slug: string): boolean => reserved.has(slug)

import { departmentPath } from '@prangan/contract/departments'
import { deskPaths } from '@prangan/contract/desk-paths'
import { pathIn } from '@prangan/contract/languages'
import { pagePaths } from '@prangan/contract/page-paths'
import { language } from './messages/language.ts'

type PageName = keyof typeof pagePaths
type Pages = { [Name in PageName]: (typeof pagePaths)[Name] & { href: () => string } }

/** The public pages: their addresses say the language. */
const pages = Object.fromEntries(
  Object.entries(pagePaths).map(([name, { path }]) => [name, { path, href: () => pathIn(language(), path) }]),
) as Pages

/** A desk has the same address in every language. */
const desk = <const Path extends string>(path: Path) => ({ path, href: () => path })

/** All paths of the site in the main language. Links use `href`, routes use `path`. */
export const paths = {
  ...pages,
  adminDashboard: desk(deskPaths.office),
  facultyDashboard: desk(deskPaths.faculty),
  /** The former site's lists redirect to the desk. */
  formerNewsList: desk('/viewNews'),
  formerAlumniList: desk('/viewalumni'),
  notice: { path: '/notices/:id/:slug?' },
  meritList: {
    path: '/merit-lists/:id',
    href: (id: string) => pathIn(language(), `/merit-lists/${encodeURIComponent(id)}`),
  },
  /** A draft, for everybody with the link. */
  preview: { path: '/preview/:secret' },
  departmentList: {
    path: '/:department/viewfaculty',
    href: (slug: string) => pathIn(language(), departmentPath(slug)),
  },
  /** A slug or an e-mail address, whose @ needs no encoding in a path. */
  facultyProfile: {
    path: '/faculty-profile/:Id',
    href: (id: string) =>
      pathIn(language(), `/faculty-profile/${encodeURIComponent(id).replace('%40', '@')}`),
  },
} as const

const desks = [paths.adminDashboard, paths.facultyDashboard, paths.formerNewsList, paths.formerAlumniList]

/** Returns true for the desk itself and for paths below it. */
export const isDeskPath = (pathname: string): boolean =>
  desks.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`))

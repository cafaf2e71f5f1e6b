import type { ComponentType } from 'react'
import { paths } from '../paths.ts'

/** A page of its own chunk: its module exports `Component`. */
export type Page = { path: string; title: string; lazy: () => Promise<{ Component: ComponentType }> }

/** Brings the stylesheet of the pages that have more to them than what stands in every page's head. */
const withPageStyles =
  (page: Page['lazy']): Page['lazy'] =>
  async () => {
    const [loaded] = await Promise.all([page(), import('./pages.css')])
    return loaded
  }

const facultyOverview = () => import('./pages/faculty-overview-page.tsx')
const facultyList = () => import('./pages/faculty-list-page.tsx')

/** Pages inside the public frame: header, ticker and footer. */
export const publicPages: readonly Page[] = [
  { path: paths.home.path, title: '', lazy: () => import('./pages/home.tsx') },
  { path: paths.allNotices.path, title: 'Notices and events', lazy: () => import('./pages/all-notices.tsx') },
  {
    path: paths.login.path,
    title: 'Login to Dashboard',
    lazy: withPageStyles(() => import('./pages/login.tsx')),
  },
  {
    path: paths.studentLogin.path,
    title: 'Student Login',
    lazy: withPageStyles(() => import('./pages/student-login.tsx')),
  },
  {
    path: paths.facultyOfArts.path,
    title: 'Faculty of Arts',
    lazy: withPageStyles(async () => ({ Component: (await facultyOverview()).Arts })),
  },
  {
    path: paths.facultyOfScience.path,
    title: 'Faculty of Science',
    lazy: withPageStyles(async () => ({ Component: (await facultyOverview()).Science })),
  },
  {
    path: paths.artsFacultyList.path,
    title: 'Arts faculty',
    lazy: withPageStyles(async () => ({ Component: (await facultyList()).Arts })),
  },
  {
    path: paths.scienceFacultyList.path,
    title: 'Science faculty',
    lazy: withPageStyles(async () => ({ Component: (await facultyList()).Science })),
  },
  {
    path: paths.facultyProfile.path,
    title: 'Faculty profile',
    lazy: withPageStyles(() => import('./pages/faculty-profile.tsx')),
  },
  { path: '*', title: 'Under construction', lazy: () => import('./pages/under-construction.tsx') },
]

/** Addresses of a desk's sections below the desk itself, whose own address is its first section's. */
export const deskSections = { addFaculty: `${paths.adminDashboard.path}/add-faculty` } as const

/** Pages that fill the window themselves: the dashboards. */
export const deskPages: readonly Page[] = [
  {
    path: paths.adminDashboard.path,
    title: 'Admin dashboard',
    lazy: () => import('./pages/admin-dashboard.tsx'),
  },
  {
    path: deskSections.addFaculty,
    title: 'Add Faculty',
    lazy: () => import('./pages/admin-dashboard.tsx'),
  },
  {
    path: paths.facultyDashboard.path,
    title: 'Faculty dashboard',
    lazy: () => import('./pages/faculty-dashboard.tsx'),
  },
]

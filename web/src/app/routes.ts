import type { ComponentType } from 'react'
import { paths } from '../paths.ts'
import { loadHome } from './home/load-home.ts'

/** A page of its own chunk: its module exports `Component`. */
export type Page = { path: string; title: string; lazy: () => Promise<{ Component: ComponentType }> }

/** Pages inside the public frame (header, ticker and footer) that are known from the start; see `later-pages.ts`. */
export const publicPages: readonly Page[] = [
  { path: paths.home.path, title: '', lazy: loadHome },
  { path: paths.allNotices.path, title: 'Notices and events', lazy: () => import('./pages/all-notices.tsx') },
  { path: '*', title: 'Under construction', lazy: () => import('./pages/under-construction.tsx') },
]

/** Pages that fill the window themselves: the dashboards. Their addresses go on with a section, and what is open in it. */
export const deskPages: readonly Page[] = [
  {
    path: `${paths.adminDashboard.path}/:section?/:item?`,
    title: '',
    lazy: () => import('./pages/admin-dashboard.tsx'),
  },
  {
    path: `${paths.facultyDashboard.path}/:section?/:item?`,
    title: '',
    lazy: () => import('./pages/faculty-dashboard.tsx'),
  },
]

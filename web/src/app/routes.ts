import type { ComponentType } from 'react'
import { paths } from '../paths.ts'

/** A page of its own chunk: its module exports `Component`. */
export type Page = { path: string; title: string; lazy: () => Promise<{ Component: ComponentType }> }

/** Pages inside the public frame (header, ticker and footer) that are known from the start; see `later-pages.ts`. */
export const publicPages: readonly Page[] = [
  { path: paths.home.path, title: '', lazy: () => import('./pages/home.tsx') },
  { path: paths.allNotices.path, title: 'Notices and events', lazy: () => import('./pages/all-notices.tsx') },
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

import type { ComponentType } from 'react'
import { alumniRegistration } from '../content/alumni.ts'
import { facultyOfArts, facultyOfScience } from '../content/faculty.ts'
import { gallery } from '../content/gallery.ts'
import { paths } from '../paths.ts'
import { bringStyles } from './page-styles.ts'
import type { Page } from './routes.ts'

/**
 * The public pages that home does without knowing of, besides those of information: forms, lists, profiles. The list is
 * a chunk of its own; `router.tsx` brings it when an address may be one of these. Each is prerendered as it looks before
 * its data are there, and hydrated; only a path with a parameter in it, or one that leads
 * elsewhere, is not.
 */

type Row = {
  path: string
  title: string
  /** For search engines and shared links. */
  description: string
  /** The file of `pages`, and which of its exports the page is. */
  source: string
  part?: string
  /** An address that only leads on to another. */
  isMoved?: true
}

const rows: readonly Row[] = [
  {
    path: paths.login.path,
    title: 'Login to Dashboard',
    description: 'Teachers and the office sign in here to their dashboards.',
    source: 'login',
  },
  {
    path: paths.studentLogin.path,
    title: 'Student Login',
    description: 'What students need at hand, and whom to ask about it.',
    source: 'student-login',
  },
  {
    path: paths.registration.path,
    title: 'Online registration',
    description: 'Apply for admission online: who may apply, what it costs, and the form.',
    source: 'registration',
  },
  {
    path: paths.feedback.path,
    title: 'Feedback',
    description: 'Tell the college office what is good here, and what should be better.',
    source: 'feedback',
  },
  {
    path: paths.facultyOfArts.path,
    title: 'Faculty of Arts',
    description: facultyOfArts.lead.en,
    source: 'faculty-overview-page',
    part: 'Arts',
  },
  {
    path: paths.facultyOfScience.path,
    title: 'Faculty of Science',
    description: facultyOfScience.lead.en,
    source: 'faculty-overview-page',
    part: 'Science',
  },
  {
    path: paths.artsFacultyList.path,
    title: 'Arts faculty',
    description: facultyOfArts.list.lead.en,
    source: 'faculty-list-page',
    part: 'Arts',
  },
  {
    path: paths.scienceFacultyList.path,
    title: 'Science faculty',
    description: facultyOfScience.list.lead.en,
    source: 'faculty-list-page',
    part: 'Science',
  },
  {
    path: paths.facultyProfile.path,
    title: 'Faculty profile',
    description: 'A teacher of the college.',
    source: 'faculty-profile',
  },
  ...[paths.formerNewsList, paths.formerAlumniList].map(({ path }) => ({
    path,
    title: 'Admin dashboard',
    description: "The office's lists are on its desk.",
    source: 'moved-to-desk',
    isMoved: true as const,
  })),
  {
    path: paths.alumniRegistration.path,
    title: alumniRegistration.title.en,
    description: alumniRegistration.description,
    source: 'alumni-registration',
  },
  {
    path: paths.alumniGallery.path,
    title: gallery.title.en,
    description: gallery.description,
    source: 'alumni-gallery',
  },
]

const modules = import.meta.glob<Record<string, ComponentType>>([
  './pages/*.tsx',
  '!./pages/{home,all-notices,under-construction,error,loading,page-title,needs-scripts,list-without-scripts,*-dashboard}.tsx',
])

const loadPart = ({ source, part = 'Component' }: Row): Page['lazy'] => {
  const load = modules[`./pages/${source}.tsx`]
  if (!load) throw new Error(`There is no web/src/app/pages/${source}.tsx.`)
  return async () => {
    const [module] = await Promise.all([load(), bringStyles('pages')])
    const Component = module[part]
    if (!Component) throw new Error(`web/src/app/pages/${source}.tsx exports no ${part}.`)
    return { Component }
  }
}

export const laterPages = rows.map((row) => ({
  ...row,
  lazy: loadPart(row),
  isPrerendered: !row.isMoved && !row.path.includes(':'),
}))

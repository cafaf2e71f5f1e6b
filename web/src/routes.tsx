import { departmentPath, facultyNames, facultyPath } from '@prangan/contract/departments'
import { allLanguages, type Language, pathIn } from '@prangan/contract/languages'
import type { SiteData } from '@prangan/contract/site-data'
import * as pluginDesk from '@prangan/plugins/web/desk/messages'
import * as plugins from '@prangan/plugins/web/routes'
import {
  type LoaderFunctionArgs,
  Navigate,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router-dom'
import { DeskLayout } from './app/layouts/desk-layout.tsx'
import { loadPublicData, PublicLayout, publicRouteId } from './app/layouts/public-layout.tsx'
import { type PageHandle, type PageModule, usualCacheSeconds } from './app/page-module.ts'
import { ErrorPage } from './app/pages/error.tsx'
import { LoadingPage } from './app/pages/loading.tsx'
import { loadDeskMessages } from './messages/desk.ts'
import { loadErrorMessages } from './messages/errors.ts'
import { loadMessages } from './messages/index.ts'
import { enterDesk } from './messages/language-at.ts'
import { loadNoticePageMessages } from './messages/notice-page.ts'
import { paths } from './paths.ts'
import type { Catalogue, PluginRoute } from './plugin.ts'

/**
 * Creates the routes of the site, the public ones in each language. Each router needs its own copy, since routers mutate their
 * routes. Pages are lazy. On the server, `siteDataOf` reads a request's data from the handler's context.
 */
export function createRoutes(siteDataOf: (args: LoaderFunctionArgs) => SiteData): RouteObject[] {
  return [
    {
      HydrateFallback: LoadingPage,
      children: [deskRoutes, ...allLanguages.map((language) => publicRoutes(language, siteDataOf))],
    },
  ]
}

const errors: Catalogue = {
  load: loadErrorMessages,
  moduleIn: (language) => `src/messages/${language}/errors.ts`,
}
const noticePage: Catalogue = {
  load: loadNoticePageMessages,
  moduleIn: (language) => `src/messages/${language}/notice-page.ts`,
}
const pluginRoutes: readonly PluginRoute[] = plugins.routes

/** Returns the public pages in a language with their layout. */
function publicRoutes(language: Language, siteDataOf: (args: LoaderFunctionArgs) => SiteData): RouteObject {
  /**
   * Defines a public page, which the server renders and the browser hydrates. `name` is the name of its module in `app/pages`,
   * from which the server finds its scripts and styles.
   */
  const page = <Data,>(
    at: { path: string },
    name: string,
    load: () => Promise<PageModule<Data>>,
    catalogues: readonly Catalogue[] = [],
  ) => pageOf(at, `src/app/pages/${name}.tsx`, load, catalogues)

  function pageOf<Data>(
    { path }: { path: string },
    file: string,
    load: () => Promise<PageModule<Data>>,
    catalogues: readonly Catalogue[],
  ): RouteObject {
    return {
      path: pathIn(language, path),
      lazy: async () => {
        const [module] = await Promise.all([load(), ...catalogues.map((each) => each.load(language))])
        const { Component, loader, meta, followsSite, cacheSeconds = usualCacheSeconds } = module
        const handle: PageHandle<Data> = {
          meta,
          cacheSeconds,
          modules: [file, ...catalogues.map(({ moduleIn }) => moduleIn(language))],
          needsData: loader !== undefined,
        }
        return {
          Component,
          handle,
          ...(loader && { loader: (args) => loader(siteDataOf(args), args) }),
          ...(!followsSite && { shouldRevalidate: isOtherAddress }),
        }
      },
    }
  }

  const publicPages = [
    // First, since a plugin's page replaces the core's at the same path.
    ...pluginRoutes.map(({ at, file, load, catalogues }) => pageOf(at, file, load, [errors, ...catalogues])),
    page(paths.home, 'home', () => import('./app/pages/home.tsx')),
    page(paths.allNotices, 'all-notices', () => import('./app/pages/all-notices.tsx')),
    page(paths.notices, 'notices', () => import('./app/pages/notices.tsx'), [noticePage]),
    page(paths.notice, 'notice', () => import('./app/pages/notice.tsx'), [noticePage]),
    page(paths.login, 'login', () => import('./app/pages/login.tsx'), [errors]),
    page(paths.studentLogin, 'student-login', () => import('./app/pages/student-login.tsx')),
    page(paths.registration, 'registration', () => import('./app/pages/registration.tsx'), [errors]),
    page(paths.feedback, 'feedback', () => import('./app/pages/feedback.tsx'), [errors]),
    page(paths.search, 'search', () => import('./app/pages/search.tsx')),
    ...facultyNames.flatMap((faculty) => [
      page({ path: facultyPath(faculty) }, 'faculty-overview-page', async () =>
        (await import('./app/pages/faculty-overview-page.tsx')).facultyOverview(faculty),
      ),
      page({ path: departmentPath(faculty) }, 'faculty-list-page', async () =>
        (await import('./app/pages/faculty-list-page.tsx')).facultyList(faculty),
      ),
    ]),
    page(
      paths.departmentList,
      'faculty-list-page',
      async () => (await import('./app/pages/faculty-list-page.tsx')).department,
    ),
    page(paths.facultyProfile, 'faculty-profile', () => import('./app/pages/faculty-profile.tsx')),
    page(
      paths.alumniRegistration,
      'alumni-registration',
      () => import('./app/pages/alumni-registration.tsx'),
      [errors],
    ),
    page(paths.alumniGallery, 'alumni-gallery', () => import('./app/pages/alumni-gallery.tsx')),
    page(paths.preview, 'preview', () => import('./app/pages/preview.tsx')),
    // The editable site handles all other paths.
    page({ path: '/*' }, 'information', () => import('./app/pages/information.tsx')),
  ]

  return {
    id: publicRouteId(language),
    Component: PublicLayout,
    loader: async (args) => {
      await loadMessages(language)
      return loadPublicData(siteDataOf(args), language)
    },
    // A listener updates the notices and detects changed site settings, which reload the page's data.
    shouldRevalidate: (change) => !isOtherAddress(change),
    errorElement: <ErrorPage />,
    children: [{ errorElement: <ErrorPage />, children: publicPages }],
  }
}

/** Returns false if a page reloads its data at the same address. */
const isOtherAddress: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href

function desk(path: string, load: () => Promise<Pick<PageModule, 'Component'>>): RouteObject {
  const handle: PageHandle = {
    meta: () => ({ title: '', description: '' }),
    cacheSeconds: usualCacheSeconds,
    modules: [],
    isClientOnly: true,
  }
  if (import.meta.env.SSR) return { path, handle, Component: LoadingPage }
  return {
    path,
    handle,
    lazy: load,
  }
}

/** Redirects an address of the former site to the office's desk, which requires a sign-in. */
const redirectToDesk = async () => ({
  Component: () => <Navigate to={paths.adminDashboard.href()} replace />,
})

const deskPages = [
  desk(`${paths.adminDashboard.path}/:section?/:item?`, () => import('./app/pages/admin-dashboard.tsx')),
  desk(`${paths.facultyDashboard.path}/:section?/:item?`, () => import('./app/pages/faculty-dashboard.tsx')),
  desk(paths.formerNewsList.path, redirectToDesk),
  desk(paths.formerAlumniList.path, redirectToDesk),
]

const deskRoutes: RouteObject = {
  Component: DeskLayout,
  ...(!import.meta.env.SSR && {
    loader: async () => {
      const language = enterDesk()
      const catalogues = [loadMessages, loadErrorMessages, loadDeskMessages, ...pluginDesk.loadDeskMessages]
      await Promise.all(catalogues.map((load) => load(language)))
      return { language }
    },
    shouldRevalidate: () => false,
  }),
  errorElement: <ErrorPage />,
  children: [{ errorElement: <ErrorPage />, children: deskPages }],
}

import type { SiteData } from '@prangan/contract/site-data'
import { Navigate, type RouteObject } from 'react-router-dom'
import { DeskLayout } from './app/layouts/desk-layout.tsx'
import { loadPublicData, PublicLayout, publicRouteId } from './app/layouts/public-layout.tsx'
import { type PageHandle, type PageModule, usualCacheSeconds } from './app/page-module.ts'
import { ErrorPage } from './app/pages/error.tsx'
import { LoadingPage } from './app/pages/loading.tsx'
import { paths } from './paths.ts'

/**
 * Creates every route of the site. Each router needs its own copy, since routers mutate their routes. Pages are lazy: a
 * visitor loads only the code of the pages they open.
 */
export function createRoutes(siteData: SiteData): RouteObject[] {
  /**
   * A public page: the server renders it, the browser hydrates it. `name` is its module's name in `app/pages`, from
   * which the server finds its styles.
   */
  function page<Data>(
    { path }: { path: string },
    name: string,
    load: () => Promise<PageModule<Data>>,
  ): RouteObject {
    return {
      path,
      lazy: async () => {
        const { Component, loader, meta, cacheSeconds = usualCacheSeconds } = await load()
        const handle: PageHandle<Data> = { meta, cacheSeconds, module: `src/app/pages/${name}.tsx` }
        return { Component, handle, ...(loader && { loader: (args) => loader(siteData, args) }) }
      },
    }
  }

  /** An information page: a file of `content/pages`. An alias passes the page's canonical address as `main`. */
  const information = (address: { path: string }, content: string, main = address) =>
    page(address, 'information', async () =>
      (await import('./app/pages/information.tsx')).informationPage(content, main.path),
    )

  const publicPages = [
    page(paths.home, 'home', () => import('./app/pages/home.tsx')),
    page(paths.allNotices, 'all-notices', () => import('./app/pages/all-notices.tsx')),
    page(paths.login, 'login', () => import('./app/pages/login.tsx')),
    page(paths.studentLogin, 'student-login', () => import('./app/pages/student-login.tsx')),
    page(paths.registration, 'registration', () => import('./app/pages/registration.tsx')),
    page(paths.feedback, 'feedback', () => import('./app/pages/feedback.tsx')),
    page(paths.grievance, 'grievance', () => import('./app/pages/grievance.tsx')),
    page(paths.inquiry, 'inquiry', () => import('./app/pages/inquiry.tsx')),
    page(
      paths.facultyOfArts,
      'faculty-overview-page',
      async () => (await import('./app/pages/faculty-overview-page.tsx')).arts,
    ),
    page(
      paths.facultyOfScience,
      'faculty-overview-page',
      async () => (await import('./app/pages/faculty-overview-page.tsx')).science,
    ),
    page(
      paths.artsFacultyList,
      'faculty-list-page',
      async () => (await import('./app/pages/faculty-list-page.tsx')).arts,
    ),
    page(
      paths.scienceFacultyList,
      'faculty-list-page',
      async () => (await import('./app/pages/faculty-list-page.tsx')).science,
    ),
    page(paths.facultyProfile, 'faculty-profile', () => import('./app/pages/faculty-profile.tsx')),
    page(
      paths.alumniRegistration,
      'alumni-registration',
      () => import('./app/pages/alumni-registration.tsx'),
    ),
    page(paths.alumniGallery, 'alumni-gallery', () => import('./app/pages/alumni-gallery.tsx')),
    information(paths.history, 'history'),
    information(paths.vision, 'vision'),
    information(paths.codeOfConduct, 'code-of-conduct'),
    information(paths.managersMessage, 'managers-message'),
    information(paths.principalsMessage, 'principals-message'),
    information(paths.governingBody, 'governing-body'),
    information(paths.publicRelationOfficer, 'public-relation-officer'),
    information(paths.nonTeachingStaff, 'non-teaching-staff'),
    information(paths.nonTeaching, 'non-teaching-staff', paths.nonTeachingStaff),
    information(paths.proctorialBoard, 'proctorial-board'),
    information(paths.grievanceCell, 'grievance-cell'),
    information(paths.researchInnovation, 'research-innovation'),
    information(paths.literaryClub, 'literary-club'),
    information(paths.careerCounselling, 'career-counselling'),
    information(paths.harassmentCommittee, 'harassment-committee'),
    information(paths.iqac, 'iqac'),
    information(paths.iqacCommittee, 'iqac-committee'),
    information(paths.ba, 'ba'),
    information(paths.bsc, 'bsc'),
    information({ path: '/public-relation-officer-not' }, 'bsc', paths.bsc),
    information(paths.bcom, 'bcom'),
    information(paths.bca, 'bca'),
    information(paths.ma, 'ma'),
    information({ path: '/iqac-committee-not' }, 'ma', paths.ma),
    information(paths.msc, 'msc'),
    information(paths.library, 'library'),
    information(paths.syllabus, 'syllabus'),
    information(paths.timetable, 'timetable'),
    information(paths.admissionProcedure, 'admission-procedure'),
    information(paths.importantNotice, 'important-notice'),
    information(paths.alumniAssociation, 'alumni-association'),
    information(paths.culturalEvents, 'cultural'),
    information(paths.sports, 'sports'),
    information(paths.nss, 'nss'),
    information(paths.ncc, 'ncc'),
    information(paths.roversRangers, 'rovers-rangers'),
    information(paths.quizSeminar, 'quiz-seminar'),
    information(paths.workshops, 'workshops'),
    information(paths.creativeCorner, 'creative-corner'),
    information(paths.contact, 'contact'),
    page({ path: '*' }, 'under-construction', () => import('./app/pages/under-construction.tsx')),
  ]

  return [
    {
      HydrateFallback: LoadingPage,
      children: [
        { Component: DeskLayout, children: [{ errorElement: <ErrorPage />, children: deskPages }] },
        {
          id: publicRouteId,
          Component: PublicLayout,
          loader: () => loadPublicData(siteData),
          // After the first load a listener keeps the notices up to date.
          shouldRevalidate: () => false,
          errorElement: <ErrorPage />,
          children: [{ errorElement: <ErrorPage />, children: publicPages }],
        },
      ],
    },
  ]
}

/** A page that is rendered only in the browser. */
function desk(path: string, load: () => Promise<Pick<PageModule, 'Component'>>): RouteObject {
  const handle: PageHandle = {
    meta: { title: '', description: '' },
    cacheSeconds: usualCacheSeconds,
    module: '',
    isClientOnly: true,
  }
  return import.meta.env.SSR ? { path, handle, Component: LoadingPage } : { path, handle, lazy: load }
}

/** Redirects an address of the former site to the office's desk, which requires the sign-in. */
const redirectToDesk = async () => ({
  Component: () => <Navigate to={paths.adminDashboard.href()} replace />,
})

/** The desks. Their paths end with a section and the item that is open in it. */
const deskPages = [
  desk(`${paths.adminDashboard.path}/:section?/:item?`, () => import('./app/pages/admin-dashboard.tsx')),
  desk(`${paths.facultyDashboard.path}/:section?/:item?`, () => import('./app/pages/faculty-dashboard.tsx')),
  desk(paths.formerNewsList.path, redirectToDesk),
  desk(paths.formerAlumniList.path, redirectToDesk),
]

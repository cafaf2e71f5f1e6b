import { college } from '@prangan/college/config'
import { demoTeacherLogins } from '@prangan/college/demo/accounts'
import { homeHeading } from '@prangan/college/demo/pages'
import { demoTeachers } from '@prangan/college/demo/teachers'
import { faculties } from '@prangan/college/faculties'
import * as plugins from '@prangan/plugins/tests/pages'

/** The routes of the product with their headings, kept apart from the site's own lists. */

export const livePages: Readonly<Record<string, string>> = {
  '/': homeHeading,
  '/viewallnews': 'Notices and events',
  '/notices': 'All notices',
  '/login': 'Login to Dashboard',
  '/student/login': 'Student Login',
  '/registration': 'Online registration',
  '/feedback': 'Feedback',
  ...plugins.livePages,
  '/search': 'Search',
  ...Object.fromEntries(
    Object.entries(college.faculties).flatMap(([slug, { en }]) => [
      [`/faculty/${slug}`, en],
      [`/${slug}/viewfaculty`, faculties[slug as keyof typeof faculties].list.title.en],
    ]),
  ),
  '/alumni-registration': 'Alumni registration',
  '/alumni-gallery': 'Alumni gallery',
}

const [teacher] = demoTeacherLogins

/** These depend on the address or on who is signed in; signed out, the desks show the sign-in. */
export const madePages: Readonly<Record<string, string>> = {
  [`/faculty-profile/${teacher.email}`]:
    demoTeachers.find(({ email }) => email === teacher.email)?.name ?? '',
  '/AdminDashboard': 'Login to Dashboard',
  '/FacultyDashboard': 'Login to Dashboard',
  '/viewNews': 'Login to Dashboard',
  '/viewalumni': 'Login to Dashboard',
}

export const underConstruction = 'This Page is Undercostruction. Please visit later.'

export const pageNotFound = 'Page not found'

import { departmentHome } from '@prangan/contract/departments'
import { builtPages, pagePaths } from '@prangan/contract/page-paths'
import { facultyAt } from '@prangan/contract/testing/fixtures'
import { logins } from '../support/suite.ts'

export type Screen = {
  name: string
  /** In English; in Hindi below `/hi`, but for the desk. */
  path: string
  isDesk?: boolean
  languages: readonly ('en' | 'hi')[]
}

const both = ['en', 'hi'] as const
const desk = (name: string, section: string, ...languages: Screen['languages']): Screen => ({
  name: `desk-${name}`,
  path: `/AdminDashboard/${section}`,
  isDesk: true,
  languages,
})

/** Beside the page of all components. No screen whose content changes from day to day. */
export const screens: readonly Screen[] = [
  { name: 'home', path: builtPages.home.path, languages: both },
  { name: 'admission-procedure', path: pagePaths.admissionProcedure.path, languages: both },
  { name: 'bachelor-of-arts', path: '/ba', languages: ['en'] },
  { name: 'contact', path: pagePaths.contact.path, languages: ['hi'] },
  { name: 'principals-message', path: pagePaths.principalsMessage.path, languages: ['en'] },
  { name: 'faculty-of-arts', path: departmentHome(facultyAt(0).slug), languages: ['hi'] },
  { name: 'faculty-profile', path: `/faculty-profile/${logins.teacher.uname}`, languages: ['en'] },
  { name: 'alumni-gallery', path: builtPages.alumniGallery.path, languages: ['en'] },
  { name: 'alumni-registration', path: builtPages.alumniRegistration.path, languages: ['hi'] },
  { name: 'login', path: builtPages.login.path, languages: both },
  { name: 'feedback', path: builtPages.feedback.path, languages: ['en'] },
  { name: 'not-found', path: '/no-such-page', languages: ['hi'] },
  desk('alumni', 'view-alumni', 'en'),
  desk('faculty', 'view-faculty', 'hi'),
  desk('documents', 'documents', 'en'),
  desk('add-faculty', 'add-faculty', 'hi'),
  desk('change-password', 'change-password', 'en'),
]

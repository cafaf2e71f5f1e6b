import { paths } from '../paths.ts'
import { documentPaths } from './documents/document-paths.ts'
import type { MenuLink } from './menus.ts'
import type { Text } from './text.ts'
import { grievanceForm, universityCalendar } from './university.ts'

export const servicesTitle = { en: 'Services', hi: 'सेवाएँ' } as const satisfies Text

const link = (en: string, href: string): MenuLink => ({ text: { en }, href })

/** The service panel of the home page: its tabs, and what each leads to. */
export const services: readonly { text: Text; links: readonly MenuLink[] }[] = [
  {
    text: { en: 'Students' },
    links: [
      link('Registration', paths.registration.href()),
      link('University Calendar', universityCalendar),
      link('Feedback Form', paths.feedback.href()),
      link('Grievance Redressal', grievanceForm),
      link('Creative Corner', paths.creativeCorner.href()),
      link('Syllabus', paths.syllabus.href()),
      link('Time Table', paths.timetable.href()),
      link('BA Course Code', documentPaths.baCourseCode),
      link('Orientation PPT', documentPaths.orientation),
    ],
  },
  {
    text: { en: 'Admission' },
    links: [
      link('Admission Procedure', paths.admissionProcedure.href()),
      link('Prospectus', documentPaths.prospectus),
    ],
  },
  {
    text: { en: 'Login' },
    links: [
      link('Student Login', paths.studentLogin.href()),
      link('Teacher Login', paths.login.href()),
      link('Admin Login', paths.login.href()),
    ],
  },
]

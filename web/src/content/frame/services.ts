import { college } from '@prangan/contract/college.config'
import type { MenuLink } from '@prangan/contract/schemas/content'
import { paths } from '../../paths.ts'
import { pdfPaths } from '../pdfs/pdf-paths.ts'
import type { LocalizedText } from '../text.ts'

export const servicesTitle = { en: 'Services', hi: 'सेवाएँ' } as const satisfies LocalizedText

const link = (en: string, href: string): MenuLink => ({ text: { en }, href })

/** The service panel of the home page: its tabs and their links. */
export const services: { text: LocalizedText; links: MenuLink[] }[] = [
  {
    text: { en: 'Students' },
    links: [
      link('Registration', paths.registration.path),
      link('University Calendar', college.university.calendar),
      link('Feedback Form', paths.feedback.path),
      link('Grievance Redressal', college.university.grievances),
      link('Creative Corner', paths.creativeCorner.path),
      link('Syllabus', paths.syllabus.path),
      link('Time Table', paths.timetable.path),
      link('BA Course Code', pdfPaths.baCourseCode),
      link('Orientation PPT', pdfPaths.orientation),
    ],
  },
  {
    text: { en: 'Admission' },
    links: [
      link('Admission Procedure', paths.admissionProcedure.path),
      link('Prospectus', pdfPaths.prospectus),
    ],
  },
  {
    text: { en: 'Login' },
    links: [
      link('Student Login', paths.studentLogin.path),
      link('Teacher Login', paths.login.path),
      link('Admin Login', paths.login.path),
    ],
  },
]

import { college } from '@prangan/college/config'
import { both, link } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import type { MenuLink } from '@prangan/contract/schemas/site-settings'
import { pdfPaths } from '../pdfs/pdf-paths.ts'

export const servicesTitle = both('Services', 'सेवाएँ')

export const services: { text: LocalizedText; links: MenuLink[] }[] = [
  {
    text: both('Students', 'विद्यार्थी'),
    links: [
      link(['Registration', 'पंजीकरण'], pagePaths.registration.path),
      link(['University Calendar', 'विश्वविद्यालय कैलेंडर'], college.university.calendar),
      link(['Feedback Form', 'सुझाव और प्रतिक्रिया फ़ॉर्म'], pagePaths.feedback.path),
      link(['Grievance Redressal', 'शिकायत निवारण'], college.university.grievances),
      link(['Creative Corner', 'रचना कोना'], pagePaths.creativeCorner.path),
      link(['Syllabus', 'पाठ्यक्रम (सिलेबस)'], pagePaths.syllabus.path),
      link(['Time Table', 'समय-सारणी'], pagePaths.timetable.path),
      link(['BA Course Code', 'बी.ए. के कोर्स कोड'], pdfPaths.baCourseCode),
      link(['Orientation PPT', 'ओरिएंटेशन PPT'], pdfPaths.orientation),
    ],
  },
  {
    text: both('Admission', 'प्रवेश'),
    links: [
      link(['Admission Procedure', 'प्रवेश प्रक्रिया'], pagePaths.admissionProcedure.path),
      link(['Prospectus', 'विवरणिका (प्रॉस्पेक्टस)'], pdfPaths.prospectus),
    ],
  },
  {
    text: both('Login', 'लॉगिन'),
    links: [
      link(['Student Login', 'विद्यार्थी लॉगिन'], pagePaths.studentLogin.path),
      link(['Teacher Login', 'शिक्षक लॉगिन'], pagePaths.login.path),
      link(['Admin Login', 'व्यवस्थापक लॉगिन'], pagePaths.login.path),
    ],
  },
]

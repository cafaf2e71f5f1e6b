import { applications } from './desk-applications.ts'
import { auditDetails } from './desk-audit.ts'
import { overview } from './desk-overview.ts'

export default {
  sections: {
    paper: 'Paper applications',
    counter: 'Counter',
    missing: 'Missing originals',
    lists: 'Merit lists',
    payments: 'Payments',
    sessions: 'Admission sessions',
  },
  newSession: 'New session',
  introductions: {
    paper:
      'Fill in the form here for applicants without a phone or a computer. They get an application number, and are checked and ranked like everybody else.',
    lists:
      'A merit list ranks the verified applications of a programme and allots its seats by the rules of the session. Prepare a list, check it, publish it, then offer the seats.',
    sessions:
      'A session sets the programmes, dates, seats and rules of admission. Start a new one from last year’s, change its dates, and show it on the site.',
  },
  auditDetails,
  applications,
  overview,
  openSeat: 'Open',
}

import { builtPages } from '@prangan/contract/page-paths'
import type { Nouns } from '@prangan/web/messages/nouns.ts'

const nouns: Nouns = ['line', 'lines']

const messages = {
  title: 'Statistics',
  nouns,
  intro:
    'What people did on the site. We store nothing about visitors: no addresses, no cookies. We do not count people who ask not to be tracked. One person can count several times.',
  period: 'Period',
  week: 'Last 7 days',
  notLoaded: 'We couldn’t load the statistics.',
  none: 'Nothing was counted in this period yet.',
  perDay: {
    title: 'Read and opened per day',
    summary: (reads: string, documents: string) => `Pages read: ${reads}. Documents opened: ${documents}.`,
    reads: 'Pages read',
    documents: 'Documents opened',
    noDays: (days: number) => `We keep single days for ${days} days. This month has only its total.`,
  },
  recentReads: {
    none: (days: number) => `We counted no visit in the last ${days} days.`,
    times: (count: number, shown: string, days: number) =>
      `Read ${count === 1 ? 'once' : `${shown} times`} in the last ${days} days.`,
  },
  reads: { title: 'Most read pages and notices', none: 'No page was read.' },
  documents: { title: 'Most opened documents', none: 'No document was opened.' },
  forms: { title: 'Forms', none: 'No form was begun.', form: 'Form on', begun: 'Begun', sent: 'Sent' },
  missed: {
    title: 'Searches that found nothing',
    hint: (times: number) =>
      `Searched for at least ${times} times in a month. Write about it, or add a word that means the same under Pages › Menus, home page and contact details. Updated every night.`,
    none: 'No search failed that often.',
  },
  others: (count: string) => `${count} more on other pages, which we count only together.`,
  more: (count: number, all: string) => `The first ${count} of ${all}. The CSV file has them all.`,
  columns: { period: 'Day or month', what: 'What', title: 'Title', place: 'Page or search', count: 'Times' },
  kinds: {
    reads: 'Read',
    documents: 'Opened',
    begun: 'Form begun',
    sent: 'Form sent',
    missed: 'Search that found nothing',
  },
  places: {
    profiles: 'Profiles of teachers, together',
    built: {
      [builtPages.home.path]: 'Home page',
      [builtPages.allNotices.path]: 'Notices and events',
      [builtPages.notices.path]: 'All notices',
      [builtPages.registration.path]: 'Admission form',
      [builtPages.feedback.path]: 'Feedback',
      [builtPages.alumniRegistration.path]: 'Alumni registration',
      [builtPages.alumniGallery.path]: 'Alumni',
      [builtPages.login.path]: 'Login',
      [builtPages.studentLogin.path]: 'Student login',
    },
  },
}

export default messages

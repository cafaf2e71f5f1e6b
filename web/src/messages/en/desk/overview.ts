const byNumber =
  (one: string, several: string) =>
  (count: number): string =>
    count === 1 ? one : several

/** The office's overview, and what waits above its first list and in the sidebar. */
export const overview = {
  title: 'Overview',
  waits: 'To do',
  waitsNotLoaded: 'The to-do list could not be loaded.',
  /** After a count. `short` is for narrow screens. */
  waiting: {
    alumni: {
      what: byNumber('alumnus requested', 'alumni requested'),
      short: byNumber('alumni', 'alumni'),
    },
    admissions: {
      what: byNumber('new application', 'new applications'),
      short: byNumber('applications', 'applications'),
    },
    inquiries: {
      what: byNumber('open inquiry', 'open inquiries'),
      short: byNumber('inquiries', 'inquiries'),
    },
    overdue: {
      what: byNumber('overdue grievance', 'overdue grievances'),
      short: byNumber('overdue', 'overdue'),
    },
    ending: {
      what: byNumber('notice ends today', 'notices end today'),
      short: byNumber('ends today', 'end today'),
    },
    toCheck: byNumber('application to check', 'applications to check'),
    answered: byNumber('application answered', 'applications answered'),
    fees: byNumber('fee to confirm', 'fees to confirm'),
    duePages: byNumber('page to review', 'pages to review'),
    suggestedPages: byNumber('page with a suggestion', 'pages with suggestions'),
    uncheckedProfiles: byNumber('profile not checked for a year', 'profiles not checked for a year'),
  },
  notices: {
    ending: 'End today',
    noneEnds: 'No notice ends today.',
    scheduled: 'Scheduled next',
    noneScheduled: 'No notice is scheduled.',
    notLoaded: 'The notices could not be loaded.',
    /** Below a title. */
    until: (type: string, moment: string) => `${type}, until ${moment}`,
    from: (type: string, moment: string) => `${type}, from ${moment}`,
  },
  search: {
    label: 'Search everything',
    hint: 'A name, a number or a title, or what you want to do',
    searchedIn: (lists: readonly string[]) => `In ${lists.map((list) => list.toLowerCase()).join(', ')}.`,
    /** The heading of the sections and actions that match. */
    places: 'Go to',
    /** After the keys. */
    shortcut: ' comes here from any section. Enter opens the first one under ‘Go to’.',
    tooShort: 'Please type at least two letters.',
    searching: 'Searching…',
    shown: (count: number) => `${count} ${count === 1 ? 'result' : 'results'} shown`,
    nothing: 'Nothing was found. Please check the spelling, or search for a part of it.',
    failed: (lists: readonly string[]) => `These could not be searched: ${lists.join(', ')}.`,
    offline: 'You are offline. The search needs the internet.',
    more: (list: string) => `More in ${list}`,
    removed: 'Removed',
    decorative: 'Decorative',
  },
}

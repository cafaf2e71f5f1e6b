export const byNumber =
  (one: string, several: string) =>
  (count: number): string =>
    count === 1 ? one : several

export const overview = {
  title: 'Overview',
  waits: 'Needs your attention',
  waitsNotLoaded: 'A part of what needs your attention could not be loaded.',
  nothingWaits: 'Nothing is waiting for you.',
  none: 'None: ',
  overdue: 'Overdue',
  /** Follows a count. `short` is for narrow screens, `none` for a count of zero. */
  waiting: {
    alumni: {
      what: byNumber('alumni registration to verify', 'alumni registrations to verify'),
      short: byNumber('registration', 'registrations'),
      none: 'alumni registrations to verify',
    },
    admissions: {
      what: byNumber('new application', 'new applications'),
      short: byNumber('application', 'applications'),
      none: 'new applications',
    },
    notices: {
      what: byNumber('notice to approve', 'notices to approve'),
      short: byNumber('to approve', 'to approve'),
      none: 'notices to approve',
    },
    returnedNotices: {
      what: byNumber('notice returned to you', 'notices returned to you'),
      none: 'notices returned to you',
    },
    since: (day: string) => `Overdue since ${day}`,
    ending: {
      what: byNumber('notice ends today', 'notices end today'),
      short: byNumber('ends today', 'end today'),
      none: 'notices that end today',
    },
    duePages: { what: byNumber('page to review', 'pages to review'), none: 'pages to review' },
    suggestedPages: {
      what: byNumber('page with a suggestion', 'pages with suggestions'),
      none: 'pages with suggestions',
    },
    uncheckedProfiles: {
      what: byNumber('profile not reviewed for a year', 'profiles not reviewed for a year'),
      none: 'profiles not reviewed for a year',
    },
  },
  figures: {
    title: 'In figures',
    notLoaded: 'The figures could not be loaded.',
    table: 'Show as a table',
    day: 'Day',
    total: 'Total',
    applications: {
      title: 'Applications per day',
      thisYear: 'This year',
      lastYear: 'Last year',
      /** Last year's days are 52 weeks earlier, so that Sunday is compared with Sunday. */
      summary: (now: string, before: string) =>
        `${now} in the last two weeks, ${before} in the same two weeks last year.`,
      none: 'No applications in the last two weeks, nor in the same two weeks last year.',
    },
    week: {
      notices: 'Notices published',
      summary: (parts: readonly string[]) => `In the last seven days: ${parts.join(', ')}.`,
      published: byNumber('notice published', 'notices published'),
    },
  },
  notices: {
    ending: 'End today',
    noneEnds: 'No notice ends today.',
    scheduled: 'Scheduled next',
    noneScheduled: 'No notice is scheduled.',
    notLoaded: 'The notices could not be loaded.',
    until: (type: string, time: string) => `${type}, until ${time}`,
    from: (type: string, time: string) => `${type}, from ${time}`,
  },
  search: {
    label: 'Search everything',
    hint: 'A name, a number or a title, or what you want to do',
    searchedIn: (lists: readonly string[]) => `In ${lists.map((list) => list.toLowerCase()).join(', ')}.`,
    places: 'Go to',
    shortcut: ' opens this search from any section. Enter opens the first result under ‘Go to’.',
    tooShort: 'Please type at least two letters.',
    searching: 'Searching…',
    shown: (count: number) => `${count} ${count === 1 ? 'result' : 'results'} shown`,
    nothing: 'Nothing found. Check the spelling, or search for a part of the word.',
    failed: (lists: readonly string[]) => `These could not be searched: ${lists.join(', ')}.`,
    offline: 'You are offline. The search needs the internet.',
    more: (list: string) => `More in ${list}`,
    removed: 'Removed',
    decorative: 'Decorative',
  },
}

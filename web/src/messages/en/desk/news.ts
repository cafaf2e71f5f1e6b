import type { Nouns } from '../../nouns.ts'
import { labels, several } from './actions.ts'
import { auditTextsOf } from './audit.ts'

const nouns: Nouns = ['notice', 'notices']

/** The office's notices. A `server` is what the server says in English. */
export const news = {
  nouns,
  title: 'View News',
  /** In the search over all lists. */
  searchTitle: 'Notices',
  caption: 'Notices, newest first',
  add: 'Add',
  searchHint: 'By title',
  tabs: { notices: 'Notices', bin: 'Bin' },
  types: { News: 'News', Events: 'Events', Marquee: 'Marquee' },
  allTypes: 'All',
  removeSelected: 'Delete selected',
  fileNotOpened: 'The file could not be opened. Please try again.',
  columns: {
    title: 'Title',
    type: 'Type',
    created: 'CreatedAt',
    link: 'Link',
    actions: 'Actions',
  },
  row: {
    edit: (title: string) => `Edit ${title}`,
    remove: (title: string) => `Delete ${title}`,
    pinned: 'Pinned',
    expired: 'Expired',
    scheduled: (from: string) => `Scheduled from ${from}`,
    eventOn: (day: string) => `Event on ${day}`,
    notInTicker: (most: number) => `Not in the ticker: it shows the newest ${most}`,
    ended: (moment: string) => `Ended ${moment}`,
    until: (moment: string) => `Until ${moment}`,
    view: 'View',
    /** What 'View' is about, for screen readers. */
    viewWhat: (title: string) => ` ${title} (opens in a new tab)`,
    noLink: 'No link',
  },
  form: {
    edit: 'Edit notice',
    add: 'Add a notice',
    addText: 'Once it is public, every open page of the site shows it automatically.',
    publish: labels('Publish', 'Publishing…'),
    published: (server: string) => server,
    saved: (server: string) => server,
    notSaved: 'The notice could not be saved. Please try again.',
    stillHere: 'What you typed is still here.',
    what: 'notice',
    title: 'Title',
    titleHi: 'Title in Hindi',
    titleHiHint: 'Shown on the Hindi pages. Without one, they show the title above.',
    type: 'Type',
    link: 'Link',
    linkHint: 'Where the notice leads without a file.',
    linkLeftOut: 'The file is published; the link is left out.',
    pinned: 'Pinned',
    pinnedHint: 'Shown at the top of its list.',
    from: 'Publish from',
    fromEmpty: 'Empty means now.',
    fromEmptyLater: 'Empty means since it was added.',
    until: 'Publish until',
    untilEmpty: 'Empty means no end.',
    untilEmptyTicker:
      'Empty means no end. If the title names a last day, enter it: the notice then leaves the ticker after it.',
    inIndia: (moment: string) => `${moment}, India time.`,
    eventDate: 'Date of the event',
    eventOver: (day: string) => `${day} is over: the event will not be among the upcoming ones.`,
    /** `day` is '' before one is chosen. */
    eventShown: (day: string) =>
      `${day || 'This day'} is shown with it, and when that is over, the event leaves Upcoming Events.`,
    optional: (label: string) => `${label} (optional)`,
    file: 'File',
    replaceFile: 'Replace the file',
    fileHint: 'A PDF, or a JPEG, PNG or WebP picture, up to 10 MB.',
    fileReplaced: 'Replaced when you save',
    fileRemoved: 'Removed when you save',
    keep: 'Keep',
    remove: 'Remove',
    keepFile: (name: string) => `Keep ${name}`,
    removeFile: (name: string) => `Remove ${name}`,
    tickerWithout: (most: number) =>
      `The ticker shows the newest ${most}, pinned ones first: this one will not be among them.`,
    tickerTakes: (most: number, title: string) =>
      `The ticker shows the newest ${most}, pinned ones first: this one takes “${title}” out of it.`,
    /** Values of fields that somebody else has changed. */
    none: 'none',
    itsCreation: 'its creation',
    noEnd: 'no end',
    yes: 'yes',
    no: 'no',
  },
  remove: {
    labels: labels('Delete', 'Deleting…'),
    title: 'Delete this notice?',
    text: (days: number) =>
      `It leaves the site at once, with its file. You can restore it from the bin for ${days} days.`,
    several: (days: number) =>
      several({
        label: 'Delete',
        done: 'deleted',
        nouns,
        text: `They leave the site at once, with their files. You can restore them from the bin for ${days} days.`,
      }),
    done: (server: string) => server,
    failed: 'The notice could not be deleted. Please try again.',
  },
  bin: {
    name: 'deleted notices',
    caption: 'Deleted notices, the last one first',
    empty: (days: number) => `The bin is empty. Deleted notices stay here for ${days} days.`,
    notLoaded: 'The bin could not be loaded.',
    deleted: (moment: string, by: string) => `Deleted ${moment} by ${by}`,
    keptUntil: (moment: string) => `Kept until ${moment}`,
    restore: 'Restore',
    restoreTitle: (title: string) => `Restore ${title}`,
    restored: (server: string) => server,
    notRestored: 'The notice could not be restored. Please try again.',
    historyOf: (title: string) => `History of ${title}`,
    history: 'Deleted notice',
    purgeTitle: (title: string) => `Delete ${title} permanently`,
    purge: {
      labels: labels('Delete permanently', 'Deleting…'),
      title: 'Delete this notice permanently?',
      text: 'It leaves the bin, and its file is deleted. This cannot be undone.',
      done: (server: string) => server,
    },
  },
  /** What happened, as the overview tells it; `{}` is its subject. */
  auditTexts: auditTextsOf({
    'notice published': 'The notice {} was published',
    'notice changed': 'The notice {} was changed',
    'notice deleted': 'The notice {} was moved to the bin',
    'notice restored': 'The notice {} was taken out of the bin',
    'notice deleted for ever': 'The notice {} was deleted permanently',
  }),
}

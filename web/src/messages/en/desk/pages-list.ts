import type { PageState } from '@prangan/contract/schemas/site'
import type { Nouns } from '../../nouns.ts'
import { labels } from './actions.ts'
import { auditTextsOf } from './audit.ts'

type StateLabels = Readonly<Record<PageState, string>>

const counted = (count: number, one: string, several: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : several}`]

/** The list of pages, their dialogs and a teacher's own pages. A `server` is what the server says in English. */
export const pagesList = {
  nouns: ['page', 'pages'] satisfies Nouns as Nouns,
  title: 'Pages',
  caption: 'The pages of the site, those that changed last first',
  captionDue: 'Pages to review, the oldest first',
  searchHint: 'Search by title, text or address',
  newPage: 'New page',
  empty: 'No pages here',
  noMatch: 'No page has these words.',
  frame: 'Menus and site settings',
  frameText:
    'The menus, the footer, the home page’s texts, the telephone number and the fees that pages name',
  tabs: {
    all: 'All',
    drafts: 'With a draft',
    suggested: 'Suggested',
    due: 'Review due',
    down: 'Taken down',
  },
  columns: {
    page: 'Page',
    state: 'State',
    changed: 'Changed',
    toImprove: 'To improve',
    review: 'Review',
    details: 'Details',
  },
  detailsOf: (title: string) => `Details of ${title}`,
  suggestedBy: (name: string) => `by ${name}`,
  /** A day follows. */
  reviewDue: 'Review due since ',
  reviewBy: 'Review by ',
  states: {
    draft: 'Not published yet',
    published: 'Published',
    scheduled: 'Scheduled',
    down: 'Taken down',
  } satisfies StateLabels as StateLabels,
  draft: 'Draft',
  suggested: 'Suggested',
  /** Of a public page with a version that is scheduled. */
  changesOn: (moment: string) => `Changes on ${moment}`,
  /** What was found in a page, in a line; '' for nothing. */
  findings: (errors: number, brokenLinks: number, hints: number, withoutHindi: number): string =>
    [
      ...counted(errors, 'error', 'errors'),
      ...counted(brokenLinks, 'broken link', 'broken links'),
      ...counted(hints, 'hint', 'hints'),
      ...counted(withoutHindi, 'text without Hindi', 'texts without Hindi'),
    ].join(', '),
  publicFrom: (moment: string) => `Public from ${moment}`,
  details: {
    title: 'Page',
    fields: {
      title: 'Title',
      titleHi: 'Title in Hindi',
      address: 'Address',
      published: 'Published version',
      suggestedBy: 'Suggested by',
      changed: 'Last changed',
      checked: 'Last reviewed',
      checkBy: 'To be reviewed by',
      toImprove: 'To improve',
      broken: 'Links that do not open',
    },
    nothingFound: 'Nothing found',
    edit: 'Edit',
    actions: {
      confirm: 'Checked, nothing to change',
      move: 'Move to another address',
      cancelSchedule: 'Remove the schedule',
      deletePage: 'Delete page',
      discard: 'Discard draft',
      takeDown: 'Take down',
      restore: 'Restore',
    },
  },
  actions: {
    failed: 'That did not work. Please check your connection and try again.',
    move: {
      labels: labels('Move', 'Moving…'),
      title: 'Move this page to another address?',
      text: (path: string) =>
        `It is at ${path} now. Links and bookmarks to that address lead to the new one from then on.`,
      address: 'New address',
      addressHint: 'Small letters, digits and hyphens, for example /admission/fees',
      done: (server: string) => server,
    },
    takeDown: {
      labels: labels('Take down', 'Taking down…'),
      title: 'Take this page down?',
      text: 'Visitors do not find it any more, and links to it lead nowhere. Its text and its history stay: you can restore it at any time.',
      done: (server: string) => server,
    },
    restore: {
      labels: labels('Restore', 'Restoring…'),
      title: 'Restore this page?',
      text: (path: string) => `It becomes public again at ${path}, as it was published last.`,
      done: (server: string) => server,
    },
    confirm: {
      labels: labels('Checked, nothing to change', 'Saving…'),
      title: 'Have you reviewed this page?',
      text: 'Everybody then sees that it is correct as of today.',
      again: 'Review it again in',
      months: (count: number) => (count === 1 ? '1 month' : `${count} months`),
      done: (server: string) => server,
    },
    discard: {
      labels: labels('Discard draft', 'Discarding…'),
      title: 'Discard the draft of this page?',
      text: 'All changes since it was last published are lost, also those of colleagues. The public page stays as it is.',
      deleteTitle: 'Delete this page?',
      deleteText: 'It was never published. Everything written in it is lost.',
      done: (server: string) => server,
    },
    cancelSchedule: {
      labels: labels('Remove the schedule', 'Removing…'),
      title: 'Remove the schedule?',
      text: 'It does not become public. Its text becomes the draft again, and stays in the history.',
      done: (server: string) => server,
    },
    suggest: {
      labels: labels('Suggest to the office', 'Suggesting…'),
      title: 'Suggest this draft to the office?',
      text: 'The office looks at it and publishes it.',
      done: (server: string) => server,
    },
  },
  add: {
    title: 'New page',
    text: 'It is a draft, and nobody else sees it until you publish it.',
    field: 'Title',
    fieldHi: 'Title in Hindi (optional)',
    address: 'Address',
    addressHint:
      'Where the page will be on the site, for example /hostel or /admission/hostel. You can change it later.',
    labels: labels('Add page', 'Adding…'),
    failed: 'The page could not be added. Please try again.',
    unreachable: 'The server could not be reached. Please check your internet connection and try again.',
  },
  owners: {
    title: 'Teachers who may edit it',
    text: 'They find it on their own desk, under My pages.',
    notLoaded: 'The teachers could not be loaded.',
    mayPublish: 'They may also publish it. Otherwise they suggest their changes to the office.',
    save: 'Save owners',
    saved: (server: string) => server,
  },
  share: {
    label: 'Preview link',
    hint: (until: string) => `Anyone with this link can see the draft, without signing in, until ${until}.`,
    text: 'To show the draft to somebody without an account, for a week.',
    copy: 'Copy',
    copied: 'Copied',
  },
  own: {
    title: 'My pages',
    text: 'The office has asked you to keep these pages of the site up to date.',
    empty: 'You have no pages to look after at present.',
    notLoaded: 'Your pages could not be loaded. Please try again.',
  },
  /** The columns of the exported list. */
  table: {
    title: 'Title',
    titleHi: 'Title in Hindi',
    address: 'Address',
    state: 'State',
    hasDraft: 'Has a draft',
    suggested: 'Suggested',
    findings: 'Findings',
    reviewBy: 'To be reviewed by',
    changed: (zone: string) => `Changed (${zone})`,
    changedBy: 'Changed by',
    yes: 'yes',
  },
  /** What happened, as the overview tells it; `{}` is its subject. */
  auditTexts: auditTextsOf({
    'page created': 'The page {} was added',
    'page changed': 'The page {} was changed',
    'page published': 'The page {} was published',
    'page scheduled': 'The page {} was scheduled',
    'page rolled back': 'The page {} went back to an earlier version',
    'page moved': 'The page {} moved to another address',
    'page taken down': 'The page {} was taken down',
    'page restored': 'The page {} was restored',
    'page checked': 'The page {} was reviewed',
    'page owners changed': 'The owners of the page {} were changed',
    'page draft discarded': 'The draft of the page {} was discarded',
    'page suggested': 'A change of the page {} was suggested',
    'page preview shared': 'A preview of the page {} was shared',
  }),
}

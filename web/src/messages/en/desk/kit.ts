import { formatNumber } from '../../../lib/format-number.ts'
import { joinAll } from '../../join-names.ts'
import type { Nouns } from '../../nouns.ts'

/** Returns a text such as '1 notice' or '3 notices'. */
const countedBy = (count: number, nouns: Nouns) => `${count} ${nouns[count === 1 ? 0 : 1]}`

export const kit = {
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  status: 'Status',
  /** Shown for an empty field. */
  notGiven: 'N/A',
  openMenu: 'Open menu',
  signedInAs: 'Signed in as ',
  /** A count beside a menu entry, for screen readers. */
  waiting: (count: number, what: string) => `${count} ${what}`,
  checkConnection: 'Please check your internet connection and try again.',
  dialogNotOpened: 'This could not be opened. Please check your internet connection and try again.',
  list: {
    search: 'Search',
    filter: 'Filter',
    empty: 'No records found',
    compact: 'Compact rows',
    selectAll: 'Select all',
    clearSelection: 'Clear selection',
    selectRow: (name: string) => `Select ${name}`,
    selected: (count: number) => `${count} selected`,
    loading: (name: string) => `Loading ${name}`,
    notLoaded: ([, many]: Nouns) => `The ${many} could not be loaded.`,
    oneNotLoaded: ([one]: Nouns) => `The ${one} could not be loaded. Please try again.`,
    offline: 'You are offline. What is shown may be out of date until the connection is back.',
    pages: (name: string) => `Pages of ${name}`,
    page: (number: number) => `Page ${number}`,
    /** The buttons for the previous and the next page, in a list by time and in other lists. */
    byTime: ['Newer', 'Older'],
    inOrder: ['Previous', 'Next'],
    shown: (count: number, nouns: Nouns) => `${countedBy(count, nouns)} shown`,
    /** `total` is undefined if the list has not been counted. */
    range: (first: number, last: number, total: number | undefined, [, many]: Nouns) => {
      const range = first === last ? `${first}` : `${first} to ${last}`
      return total === undefined ? `${range} ${many} shown` : `${range} of ${formatNumber(total)} ${many}`
    },
  },
  exporting: {
    action: 'Export CSV',
    busy: 'Exporting',
    done: (count: number, nouns: Nouns) => `${countedBy(count, nouns)} exported.`,
    failed: ([, many]: Nouns) => `The ${many} could not be exported. Please try again.`,
  },
  several: {
    more: (count: number) => `and ${count} more`,
  },
  form: {
    required: 'Fields with * are required.',
    unfinishedDate: 'Please finish the date and the time, or clear them.',
    uploading: 'Uploading',
    cancelUpload: 'Cancel upload',
    /** Shown in an empty file field. */
    chooseFile: 'Choose a file or drop one here',
    removeFile: (name: string) => `Remove ${name}`,
    /** `without` is what a draft does not include. */
    restored: (without?: string) =>
      without
        ? `What you typed before is here again, except ${without}. Add that again if you need it.`
        : 'What you typed before is here again.',
    alsoOpen: (names: readonly string[]) =>
      `${joinAll(names, 'and')} ${names.length > 1 ? 'have' : 'has'} this open, too.`,
    restoredOlder: 'Somebody else has changed this since then. Compare before you save.',
    withoutFile: 'the file',
    withoutPhoto: 'the photo',
    discard: {
      title: 'Throw away your changes?',
      text: 'What you typed has not been saved.',
      keep: 'Keep writing',
      action: 'Throw away',
      notAsked:
        'What you typed has not been saved. Please save it, or check your internet connection and try again.',
    },
  },
  conflict: {
    changed: (what: string) => `Somebody else has just changed this ${what}. What you typed is still here.`,
    changedBy: (name: string, time: string, what: string) =>
      `${name} changed this ${what} at ${time}. What you typed is still here.`,
    changedByYou: (time: string, what: string) =>
      `You changed this ${what} in another window, at ${time}. What you typed here is still here.`,
    isNow: ' is now ',
    yours: '; yours is ',
    yoursInForm: '; yours is in the form',
    keepMine: 'Keep mine',
    useTheirs: 'Use theirs',
    /** In place of the two above, if both versions are the reader's. */
    keepThis: 'Keep this one',
    useOther: 'Use the other one',
    take: 'Accept their changes',
    takeOther: 'Accept these changes',
  },
  diff: { addedText: '[added: ', removedText: '[deleted: ' },
  introduction: { label: 'What this is for', hide: 'Hide this explanation' },
  toast: { region: 'Notifications', dismiss: 'Dismiss', undo: 'Undo' },
}

import type { Nouns } from '../../nouns.ts'
import { labels, several } from './actions.ts'
import { auditTextsOf } from './audit-texts.ts'

const nouns: Nouns = ['alumnus', 'alumni']

export const alumni = {
  nouns,
  title: 'View Alumni',
  searchTitles: { verified: 'Verified alumni', requested: 'Requested alumni' },
  captions: {
    verified: 'Verified alumni, the latest registration first',
    requested: 'Requested alumni, the latest registration first',
  },
  empty: { verified: 'No Verified Records Found', requested: 'No Requested Records Found' },
  statuses: { verified: 'Verified', requested: 'Requested' },
  searchHint: 'Name, e-mail, mobile number or degree',
  allDegrees: 'All degrees',
  allYears: 'All years',
  verifySelected: 'Verify selected',
  fields: {
    name: 'Name',
    email: 'Email',
    mobile: 'Mobile Number',
    dob: 'Dob',
    gender: 'Gender',
    father: 'Father',
    mother: 'Mother',
    degree: 'Degree',
    yearOfPassing: 'Year of Passing',
    specialization: 'Specialization',
    designation: 'Designation',
    workingAddress: 'Working Place',
    address: 'Address',
  },
  columns: { photo: 'Photo', year: 'Year', actions: 'Actions' },
  row: {
    possibleDuplicate: 'Possible duplicate',
    compare: (name: string) => `Possible duplicate: compare ${name}`,
    verify: 'Verify',
    remove: 'Delete',
    reject: 'Reject',
    details: 'Details',
    /** Follows a button's label, for screen readers. */
    of: (name: string) => ` ${name}`,
    removing: 'Deleting…',
    rejecting: 'Rejecting…',
    undo: 'Undo',
    undoFor: (name: string) => ` for ${name}`,
  },
  details: {
    title: 'Alumni Details',
    editTitle: 'Edit Alumni Details',
    status: 'Status',
    registered: 'Registered',
    id: 'id',
    remove: 'Delete',
    edit: 'Edit',
    verify: 'Verify Alumni',
    undoRemoval: 'Undo the deletion',
    undoRejection: 'Undo the rejection',
  },
  duplicates: {
    title: 'Possible duplicate',
    text: (count: number) =>
      count === 1
        ? 'Another registration has the same e-mail address. What differs is marked.'
        : `${count} other registrations have the same e-mail address. What differs is marked.`,
    thisOne: (status: string) => `This one (${status})`,
    other: (status: string) => `The other (${status})`,
    open: 'Open the other registration',
    /** Follows a field's label, for screen readers. */
    differs: ' (differs)',
  },
  form: {
    what: 'entry',
    saved: (server: string) => server,
    verified: 'Verified',
    photo: 'Photo',
    photoHint: 'A JPEG, PNG or WebP picture, up to 5 MB. Leave empty to keep the current photo.',
    anotherPhoto: 'another one',
  },
  verify: {
    labels: labels('Verify', 'Verifying…'),
    title: 'Verify this alumnus?',
    text: 'The gallery then shows their name, photo, degree, year of passing, designation and working place. They get a mail.',
    several: several({
      label: 'Verify',
      done: 'verified',
      nouns,
      text: 'The gallery then shows all of them. Each of them gets a mail.',
    }),
    done: (server: string) => server,
  },
  remove: {
    labels: labels('Delete', 'Deleting…'),
    title: 'Delete this alumnus?',
    text: (seconds: number, days: number) =>
      `They leave the gallery. You can undo this for ${seconds} seconds. After that you can restore them, with details and photo, from the bin for ${days} days.`,
    pending: (name: string) => `Deleting ${name}`,
    done: (server: string) => server,
  },
  reject: {
    labels: labels('Reject', 'Rejecting…'),
    title: 'Reject this registration?',
    text: (seconds: number, days: number) =>
      `You can undo this for ${seconds} seconds. After that you can restore the registration and its photo from the bin for ${days} days.`,
    pending: (name: string) => `Rejecting ${name}`,
    done: (server: string) => server,
    reason: 'Reason (optional)',
    reasonHint: 'If you give a reason, they get it by mail, word for word. Without one, they get no mail.',
  },
  failures: {
    verify: 'Failed to verify alumni: ',
    delete: 'Failed to delete alumni: ',
    update: 'Failed to update alumni: ',
  },
  seeNewest: 'Show the current details',
  dismiss: 'Dismiss',
  auditTexts: auditTextsOf(
    {
      'alumnus registered': 'The alumnus {} registered',
      'alumnus verified': 'The alumnus {} was verified',
      'alumnus sent back': 'The verification of the alumnus {} was undone',
      'alumnus changed': 'The details of the alumnus {} were changed',
      'alumnus rejected': 'The registration of the alumnus {} was rejected',
      'alumnus deleted': 'The alumnus {} was deleted',
      'alumnus restored': 'The alumnus {} was restored from the bin',
      'alumnus deleted for ever': 'The alumnus {} was deleted permanently',
    },
    {
      'alumnus sent back': 'verification undone',
      'alumnus deleted for ever': 'alumnus deleted permanently',
    },
  ),
}

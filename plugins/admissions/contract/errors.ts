import { admissionLimits } from './limits.ts'

export const errors = {
  'application-look-ended': [
    403,
    'For your safety this page closed after 30 minutes without use. Ask for a new code to open it again.',
  ],
  'no-such-session': [404, 'This admission session no longer exists.'],
  'no-such-list': [404, 'This merit list no longer exists.'],
  'admission-closed': [409, 'The last date for this programme has passed.'],
  'consent-needed': [
    409,
    'We can’t work on your application without this consent. To take it back, withdraw your application.',
  ],
  'documents-missing': [409, 'Add the documents marked as missing, then send the application again.'],
  'documents-full': [
    409,
    `Your application has reached its limit of ${admissionLimits.files} documents or ${admissionLimits.totalBytes / 1024 ** 2} MB. Remove one to add another.`,
  ],
  'guardian-missing': [
    409,
    'The guardian has not agreed yet. You can verify the application only after that.',
  ],
  'unchecked-items': [409, 'Please check every part of the application first.'],
  'offer-ended': [409, 'The time for this offer has passed. Please ask the office.'],
  'paid-outside-offer': [
    409,
    'This fee was not paid within the time of the offer. To offer a seat again, verify the application again: the next list then ranks it.',
  ],
  'refund-changed': [
    409,
    'The refund has changed since we showed it to you. Check the new amount, then try again.',
  ],
  'list-changed': [
    409,
    'Applications have changed since this list was prepared. Prepare the list again and check it.',
  ],
  'list-offered': [409, 'You can’t withdraw this list, because its seats have already been offered.'],
  'session-taken': [409, 'A session with this name already exists. Choose another name.'],
  'session-in-use': [409, 'You can’t remove this, because applications use it.'],
  'list-followed': [409, 'A later list is based on this one. Withdraw the later list first.'],
  'list-too-long': [409, 'This programme has more applications than one list can hold.'],
  'uploads-too-often': [
    429,
    'Too many files were sent for this application today. Try again tomorrow, or come to the office.',
  ],
} as const

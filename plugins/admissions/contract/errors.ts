import { admissionLimits } from './limits.ts'

export const errors = {
  'application-look-ended': [
    403,
    'For your safety this page closed after 30 minutes without use. Ask for a new code to open it again.',
  ],
  'no-such-session': [404, 'This session of admissions is not on record any more.'],
  'no-such-list': [404, 'This merit list is not on record any more.'],
  'admission-closed': [409, 'The last date of this programme has passed.'],
  'consent-needed': [
    409,
    'The application cannot go on without this consent. To take it back, please withdraw the application.',
  ],
  'documents-missing': [409, 'Please add the documents that are marked as missing, then send again.'],
  'documents-full': [
    409,
    `Your application has reached its limit of ${admissionLimits.files} documents or ${admissionLimits.totalBytes / 1024 ** 2} MB. Remove one to add another.`,
  ],
  'guardian-missing': [409, 'The guardian has not agreed yet. Without that it cannot be verified.'],
  'unchecked-items': [409, 'Please check every part of the application first.'],
  'offer-ended': [409, 'The time of this offer has passed. Please ask the office.'],
  'paid-outside-offer': [
    409,
    'This was not paid within the time of the offer. To offer a seat again, verify the application once more: the next list ranks it.',
  ],
  'refund-changed': [409, 'The refund has changed since it was shown. Please look at it again.'],
  'list-changed': [409, 'Applications have changed since this list was computed. Please look at it again.'],
  'list-offered': [409, 'Seats of this list have been offered already, so it stays.'],
  'session-taken': [409, 'There is a session of this name already.'],
  'session-in-use': [409, 'Applications use what would be removed here. Please keep it.'],
  'list-followed': [409, 'A later list was made from this one. Please withdraw that one first.'],
  'list-too-long': [409, 'This programme has more applications than fit into one list.'],
  'uploads-too-often': [
    429,
    'Too many files were sent for this application in one day. Please try again tomorrow, or come to the office.',
  ],
} as const

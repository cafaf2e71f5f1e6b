import { admissionLimits } from './limits.ts'

export const errors = {
  'application-look-ended': [
    403,
    'For your safety this page closed after 30 minutes without use. Ask for a new code to open it again.',
  ],
  'no-such-session': [404, 'This admission session no longer exists.'],
  'no-such-list': [404, 'This merit list no longer exists.'],
  'no-such-credit': [404, 'This credit is no longer in the list.'],
  'admission-closed': [409, 'The last date for this programme has passed. Ask the office what you can do.'],
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
  'offer-unanswered': [
    409,
    'This offer has ended, and the applicant had neither accepted the seat nor reported a payment. To offer a seat again, verify the application again: the next list then ranks it.',
  ],
  'offer-not-extended': [
    409,
    'This offer can’t be extended. It has been answered, or it already ends later, or it has ended and a later list may have given the seat to somebody else.',
  ],
  'paid-outside-offer': [
    409,
    'This fee was not paid within the time of the offer. To offer a seat again, verify the application again: the next list then ranks it.',
  ],
  'reference-counted': [
    409,
    'This reference already counts for another application, so it can’t count a second time.',
  ],
  'refund-reference-counted': [
    409,
    'This is the reference of a fee that was paid to the college. Write the reference that the bank gave for the refund.',
  ],
  'credit-decided': [
    409,
    'Somebody else has just decided on this credit. You will see the result in a moment.',
  ],
  'balance-changed': [409, 'The balance has changed in the meantime. Look at it again.'],
  'balance-reported': [
    409,
    'The applicant has reported a payment of this balance. First confirm it, or record that it was not found.',
  ],
  'no-such-report': [409, 'No payment with this reference is waiting to be confirmed.'],
  'no-such-receipt': [404, 'This application has no receipt with this number.'],
  'confirmation-final': [
    409,
    'This confirmation can’t be undone: its receipt is cancelled already, or the admission has ended. Money that was received is then paid back as a refund.',
  ],
  'receipt-linked': [409, 'This payment is already linked to a credit in the bank.'],
  'reports-full': [
    409,
    `You have corrected your payment ${admissionLimits.reports} times. Ask the office to correct it.`,
  ],
  'fee-not-confirmed': [409, 'The fee is not confirmed yet. Confirm it first, then admit the applicant.'],
  'originals-open': [
    409,
    'An original is still missing, or its undertaking has ended. Record each original, then admit the applicant.',
  ],
  'refund-changed': [
    409,
    'The refund has changed since we showed it to you. Check the new amount, then try again.',
  ],
  'no-refund-due': [409, 'No refund is due for this application, or it has been paid already.'],
  'no-refund-account': [404, 'The applicant has not entered a bank account for the refund yet.'],
  'refund-account-unreadable': [
    409,
    'This bank account can no longer be read. Ask the applicant to enter it again.',
  ],
  'list-changed': [
    409,
    'Applications have changed since this list was prepared. Prepare the list again and check it.',
  ],
  'list-unseen': [
    409,
    'Something about this list is unusual. Prepare the list again and look at each point before you publish it.',
  ],
  'list-offered': [
    409,
    'You can’t withdraw this list, because its seats have already been offered. Revise it instead.',
  ],
  'list-provisional': [
    409,
    'This programme has a provisional list. Publish its final list first, or withdraw it.',
  ],
  'list-scheduled': [409, 'This list is not public yet. You can offer its seats from then on.'],
  'objections-not-ended': [
    409,
    'Applicants can still object to the provisional list. You can publish the final list once the time for objections has ended.',
  ],
  'objections-open': [409, 'Objections to this list are not answered yet. Answer each of them first.'],
  'no-such-objection': [404, 'This objection no longer exists.'],
  'objections-ended': [409, 'You can no longer object to this list. Ask the office.'],
  'objection-unanswered': [
    409,
    'The office has not answered your last objection to this list yet. You can send another one after that.',
  ],
  'objections-full': [
    409,
    `You have sent ${admissionLimits.objections} objections to this list. If something is still wrong, ask the office.`,
  ],
  'corrections-full': [
    409,
    `You have corrected this application ${admissionLimits.ownCorrections} times. Ask the office to correct it.`,
  ],
  'consequences-unseen': [
    409,
    'A merit list has been published or changed since you began. Check what this correction changes in it, then save again.',
  ],
  'seats-undecided': [
    409,
    'The revised list would take away seats that were given. Prepare it again, and decide on each of them.',
  ],
  'fee-unchecked': [
    409,
    'This applicant has reported a payment that is not checked yet. Confirm it first: then you can cancel the seat with the refund.',
  ],
  'nothing-corrected': [
    409,
    'Nothing in the application was corrected since the objection. Correct it first, or choose ‘Upheld, without a correction’.',
  ],
  'session-taken': [409, 'A session with this name already exists. Choose another name.'],
  'session-in-use': [409, 'You can’t remove this, because applications use it.'],
  'list-followed': [409, 'A later list is based on this one. Withdraw the later list first.'],
  'list-too-long': [
    409,
    'This programme has more applications than one list can hold. Ask the operator of the site.',
  ],
  'uploads-too-often': [
    429,
    'Too many files were sent for this application today. Try again tomorrow, or come to the office.',
  ],
} as const

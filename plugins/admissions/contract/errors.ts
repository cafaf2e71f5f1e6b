import { admissionLimits } from './limits.ts'

export const errors = {
  'application-look-ended': [
    403,
    'For your safety this page closed after 30 minutes without use. Ask for a new code to open it again.',
  ],
  'no-such-session': [404, 'This admission session no longer exists.'],
  'no-such-list': [404, 'This merit list no longer exists.'],
  'no-such-credit': [404, 'This credit is not in the register any more.'],
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
    'This offer can’t be extended: it has been answered, it ends later already, or it has ended and a later list may have given the seat to somebody else.',
  ],
  'paid-outside-offer': [
    409,
    'This fee was not paid within the time of the offer. To offer a seat again, verify the application again: the next list then ranks it.',
  ],
  'reference-counted': [
    409,
    'This reference already counts for another application, so it can’t count a second time.',
  ],
  'credit-decided': [
    409,
    'Somebody else has just decided about this credit. What became of it is shown in a moment.',
  ],
  'refund-changed': [
    409,
    'The refund has changed since we showed it to you. Check the new amount, then try again.',
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
    'You can’t withdraw or replace this list, because its seats have already been offered.',
  ],
  'list-provisional': [
    409,
    'This programme has a provisional list. Publish its final list first, or withdraw it.',
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
    'A list is published, or has changed. Check what this correction changes in it, then save again.',
  ],
  'seats-undecided': [409, 'Give a reason for each seat that is kept.'],
  'officer-decides': [
    409,
    'This correction touches seats that were given. Ask somebody who runs admissions to save it.',
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

export const fieldTexts = {
  badPercent: 'Please enter a number from 0 to 100, with at most two decimals.',
  weightsNotHundred: 'The weights of the examinations must add up to 100.',
  sharesAboveHundred: 'The shares of the categories can add up to 100 at most.',
  badSeats: 'Please enter the number of seats, from 0 to 10,000.',
  badListNumber: 'Please enter the number of a list, from 1 to 20.',
  badRupees: 'Please enter whole rupees.',
  chooseDifference:
    'This is not the fee of the offer. Say what it is: a part of the fee, more than the fee, or the fee of another head.',
  referenceCounted: (number: number | string) =>
    `This reference already counts for ${number}. For another challan with the same number, add its date.`,
  notTheCredit: 'The sum must be that of the credit in the bank.',
  headsNotFee: 'The heads of the fee must add up to the fee.',
  badAccountNumber: 'Please enter the account number: 6 to 20 digits and letters, without spaces.',
  badIfsc: 'Please check the IFSC: 11 characters, such as SBIN0001234.',
  badUpiAddress: 'Please check the UPI address: it looks like college@sbi.',
  badHttpsLink: 'Please enter a link that begins with https://',
  badMarks: 'Please check the marks: they must be between 0 and the maximum.',
  chooseFromList: 'Please choose from the list.',
  chooseEachOnce: 'Please choose each only once.',
  badKey: 'Use small letters, digits and hyphens for the key, such as ba-2026.',
  keyTwice: 'Two entries have this key. Please change one.',
  keyInUse: 'You removed something that applications use. Please put it back.',
  sessionNameStays: 'You can’t change the name of a session.',
  uncheckedItem: 'You have not checked this yet.',
  openQuestion: 'The applicant has not yet answered a question about this.',
  dayHasPassed: 'This day has passed. Choose a later one.',
  offerTooShort: 'Give applicants at least a day to pay.',
  objectionsTooShort: 'Give applicants at least a day for objections.',
  noSuchRank: 'Nobody on this list has this rank.',
  finalNotProvisional: 'A final list can’t be provisional again.',
  chooseUpheld: 'Please choose whether the objection is upheld.',
  timeHasPassed: 'This time has passed. Choose a later one.',
  badSessionName: 'Please write the name like this: 2026-27.',
  programmeMissing: 'Please add at least one programme.',
  noSuchClaim: 'Please choose only claims that this session offers you.',
  badMarksTyped: 'Please enter the marks as a number, for example 437 or 437.5.',
  marksAboveMaximum: 'The marks obtained are more than the maximum.',
  classXiiBeforeX: 'Please check the years of passing: class XII cannot be passed before class X.',
  degreeBeforeClassXii:
    'Please check the years of passing: the first degree cannot be passed before class XII.',
  badDisability: 'Please enter a percentage from 1 to 100.',
  consentMissing: 'Without this consent the college can’t accept your application.',
  noSuchFact: 'An application has no such fact, or it can’t be corrected now.',
  nothingCorrected: 'This is what the application says already. Enter what is right.',
  chooseDocument: 'Choose the document that you read it from.',
  badScrutinyItem: 'An application has no such part.',
  documentMissing: 'Please add this document.',
  answerMissing: 'Please answer every question, or replace the document that it is about.',
  badSlot: 'We don’t ask for this document.',
  chooseConsent: 'Please choose which consent to take back.',
  chooseAnswer: 'Please say whether you accept the seat.',
  questionMissing: 'Please write what the applicant should correct.',
  guardianMissing: 'Please name a guardian: the applicant is under 18.',
  categoryProofMissing: 'Please enter the details of your category certificate.',
  degreeMissing: 'Please enter the marks of your first degree.',
  badRegistrationNumber: 'Please check the registration number.',
  badNumberPattern:
    'Use characters, classes such as [A-Z] or \\d, and counts such as {4}; no brackets ( ), and at most three counts without an exact number.',
  subjectNotOffered: 'Please choose subjects that are offered here.',
  subjectTwice: 'Please choose each subject once.',
  subjectsExclude: 'These two subjects cannot be taken together.',
  subjectCount: (least: number | string, most: number | string) =>
    `Please choose ${least} to ${most} of these.`,
  exactSubjectCount: (count: number | string) => `Please choose ${count} of these.`,
} as const

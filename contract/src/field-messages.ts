import { groupDigits } from './digits.ts'
import { type Fault, faultFinder } from './message-faults.ts'

/**
 * What schemas say of a field, in English, the language of the wire. The client's catalogues have the other languages, by
 * the same keys.
 */
export const fieldMessages = {
  credentialsMissing: 'Please enter both username and password',
  recordDate: 'Please give a date, for example 5 July 2019, July 2019 or 2019.',
  recordDateOrPresent: 'Please give a date, for example 5 July 2019, July 2019 or 2019, or Present.',
  chooseAbilities: 'Please choose abilities from the list.',
  chooseLanguage: 'Please choose a language of the site.',
  loadPageAgain: 'Please load the page again.',
  badDeviceId: 'That is not a device id.',
  allFieldsRequired: 'All fields are required.',
  sixDigitCode: 'The code has six digits.',
  badRequestId: 'That is not the id of a request.',
  currentPasswordMissing: 'Please enter your current password.',
  currentPasswordWrong: 'That is not your current password.',
  chooseDesignation: 'Please choose a designation.',
  chooseHandler: 'Please choose somebody who may handle inquiries.',
  versionNotNumber: 'The version must be a number.',
  chooseStatus: 'Please choose a status.',
  chooseOutcome: 'Please choose an outcome.',
  chooseMailSender: 'Please say whether to mail the sender.',
  chooseAction: 'Please choose what to do.',
  outcomeWithoutDecision: 'An outcome belongs to a decision.',
  pathMissing: 'The address is required.',
  badPath: 'An address looks like /fees or /admission/fees: small letters, digits and hyphens.',
  pathTooLong: 'The address may have at most 100 characters.',
  badEmail: 'Please enter a valid e-mail address.',
  passwordNotText: 'The password must be text.',
  uploadResumeAgain: 'Please upload the resume again.',
  chooseRemoved: 'Please say whether the member is removed: true or false.',
  emailMissing: 'E-mail is required.',
  emailTooLong: 'The e-mail address is too long.',
  emailNotText: 'The e-mail address must be text.',
  linkNotText: 'The link must be text.',
  linkTooLong: 'The link is too long.',
  badLink: 'The link must begin with https://, http:// or /.',
  badDate: 'Please give the date as YYYY-MM-DD.',
  yearMissing: 'Year is required.',
  badYear: 'Please give the year as four digits, for example 2024.',
  versionNotWhole: 'The version must be a whole number.',
  badTimestamp: 'Not a timestamp.',
  badMobile: 'Please enter a 10-digit mobile number. It begins with 6, 7, 8 or 9.',
  badPinCode: 'Please enter a 6-digit PIN code. It does not begin with 0.',
  chooseGender: 'Please choose a gender.',
  chooseCategory: 'Please choose a category.',
  chooseCourse: 'Please choose a course.',
  chooseMailApplicant: 'Please say whether to mail the applicant.',
  chooseDegree: 'Please choose a degree.',
  passingYearBeforeBirth: 'Please check the year of passing: it does not go with the date of birth.',
  statusNotBoolean: 'The status must be true or false.',
  statusNotBit: 'The status must be 1 or 0.',
  notTextHere: 'This must be text.',
  badContentLink: 'The link must be a page, a document, or begin with https://, http://, mailto:, tel: or /.',
  badPicture: 'That is not a picture of the library.',
  badBlockId: 'That is not the id of a block.',
  badDialledNumber: 'Only + and digits, for example +915999555010.',
  badFigureName: 'A name of letters and digits, beginning with a small letter.',
  chooseNoticeType: 'Please choose News, Events or Marquee.',
  endBeforeStart: 'The end must be after the start.',
  choosePinned: 'Please choose whether the notice is pinned.',
  chooseFileRemoved: 'Please choose whether the file is removed.',
  versionMissing: 'The version is a number.',
  badPhone:
    'Enter a full phone number: 10 digits or more, with the area code. For example: 05999-255010 ext. 12.',
  badTeachingYears: 'Enter the years as a number from 0 to 70, for example 12 or 12.5.',
  badCount: 'Enter a number, for example 12. Put a note in brackets: 2 (one in progress).',
  badImpactFactor:
    'Enter the impact factor as a number below 1,000 with at most four decimals, for example 1.2. Put its source in brackets: 5.4 (SJIF).',
  badIssn: 'Enter the ISSN as eight digits, for example 2999-0149. The last may be X.',
  issnMistyped: 'Check the ISSN: its last digit does not match the others, so one digit is wrong.',
  endsBeforeItBegins: 'The end must not be before the beginning.',
  choosePublications: 'Please choose publications.',
  chooseEachPublicationOnce: 'Please choose each publication once.',
  badFocalPoint: 'The focal point is not valid.',
  chooseDecorative: 'Please choose whether the picture is decorative.',
  describePicture: 'Please describe the picture in a few words, or say that it is decorative.',
  badSlug: 'An address has small letters, digits and hyphens, such as fees-2026.',
  slugTooLong: 'The address may have at most 60 characters.',
  chooseRole: 'Please choose who you are.',
  mobileNotText: 'Mobile number must be text.',
  chooseSubject: 'Please choose what it is about.',
  contactMissing: 'Please give an e-mail address or a mobile number, so that we can answer.',
  numberMissing: 'Number is required.',
  contactGivenThen: 'Please give the e-mail address, or the mobile number of 10 digits, that you gave then.',
  codeMissing: 'Code is required.',
  checkCode: 'Please check the code.',
  tokenMissing: 'Token is required.',
  badToken: 'This is not a token that we gave.',
  badPercent: 'Please give a number from 0 to 100, with at most two decimals.',
  weightsNotHundred: 'The weights of the examinations must add up to 100.',
  sharesAboveHundred: 'The shares of the categories may add up to 100 at most.',
  badSeats: 'Please give the number of seats, from 0 to 10,000.',
  badRupees: 'Please give whole rupees.',
  badMarks: 'Please check the marks: they lie between 0 and the maximum.',
  chooseFromList: 'Please choose from the list.',
  chooseEachOnce: 'Please choose each once.',
  badKey: 'A key has small letters, digits and hyphens, such as ba-2026.',
  keyTwice: 'This key is there twice.',
  keyInUse: 'Applications use something that was removed here. Please put it back.',
  sessionNameStays: 'A session keeps its name.',
  uncheckedItem: 'This has not been checked yet.',
  openQuestion: 'A question about this waits for its answer.',
  dayHasPassed: 'This day has passed.',
  momentHasPassed: 'This moment has passed.',
  dayToCome: 'This day is still to come. Please check the date.',
  badSessionName: 'Please name the session like 2026-27.',
  programmeMissing: 'A session needs a programme.',
  noSuchClaim: 'Please choose claims that this session has for you.',
  badMarksTyped: 'Please give the marks as a number, for example 437 or 437.5.',
  marksAboveMaximum: 'The marks obtained are more than the maximum.',
  classXiiBeforeX: 'Please check the years of passing: class XII cannot be passed before class X.',
  degreeBeforeClassXii:
    'Please check the years of passing: the first degree cannot be passed before class XII.',
  badDisability: 'Please give a per cent from 1 to 100.',
  consentMissing: 'Without this consent the college cannot take your application.',
  badScrutinyItem: 'That is not a part of an application.',
  documentMissing: 'Please add this document.',
  answerMissing: 'Please answer every question, or replace the document that it is about.',
  badSlot: 'That is not a document that we ask for.',
  chooseConsent: 'Please choose which consent to take back.',
  chooseAnswer: 'Please say whether you accept the seat.',
  questionMissing: 'Please write what the applicant should correct.',
  guardianMissing: 'Please name a guardian: the applicant is under 18.',
  categoryProofMissing: 'Please give the certificate of the category.',
  degreeMissing: 'Please give the marks of the first degree.',
  badRegistrationNumber: 'Please check the registration number.',
  badNumberPattern:
    'Use characters, classes such as [A-Z] or \\d, and counts such as {4}; no brackets ( ), and at most three counts without an exact number.',
  subjectNotOffered: 'Please choose subjects that are offered here.',
  subjectTwice: 'Please choose each subject once.',
  subjectsExclude: 'These two subjects cannot be taken together.',
} as const

export type FieldMessage = keyof typeof fieldMessages

/** The text of a message that is read back has its commas already. */
const grouped = (number: number | string) => (typeof number === 'number' ? groupDigits(number) : number)

/** Messages with something in them: the name of the field, a number, an example. */
export const fieldTemplates = {
  required: (label: string) => `${label} is required.`,
  tooLong: (label: string, most: number | string) => `${label} may have at most ${grouped(most)} characters.`,
  notText: (label: string) => `${label} must be text.`,
  hidesLink: (label: string) => `${label} may hold no web address and no hidden characters.`,
  badMoment: (label: string) =>
    `Please give the ${label} as a date and time with its zone, for example 2026-11-20T09:30+05:30.`,
  badBirthDate: (youngest: number | string, oldest: number | string) =>
    `Please check the date of birth: it says an age below ${youngest} or above ${oldest}.`,
  yearOutOfRange: (first: number | string) => `Check the year: it can't be in the future or before ${first}.`,
  publicationYearOutOfRange: (first: number | string) =>
    `Check the year: it can't be later than next year or before ${first}.`,
  passingYearOutOfRange: (first: number | string) =>
    `Check the year of passing: it can't be in the future or before ${first}.`,
  dateOutOfRange: (first: number | string) => `Check the date: it can't be in the future or before ${first}.`,
  endOutOfRange: (first: number | string) =>
    `Check the end: it can't be in the future or before ${first}. If you still hold this post, choose Present.`,
  passwordTooShort: (least: number | string) => `The password needs at least ${least} characters.`,
  tooMany: (most: number | string) => `There may be at most ${grouped(most)} of these.`,
  tooManyHighlights: (most: number | string) => `At most ${most} publications fit.`,
  subjectCount: (least: number | string, most: number | string) =>
    `Please choose ${least} to ${most} of these.`,
  exactSubjectCount: (count: number | string) => `Please choose ${count} of these.`,
  badInquiryNumber: (example: string) => `Please check the number. It looks like ${example}.`,
} as const

export type FieldTemplate = keyof typeof fieldTemplates

/** What is wrong with a field, without the language: a code, and what the message names. */
export type FieldFault = Fault<FieldMessage | FieldTemplate>

/** The fault that a message of a schema tells of; undefined for any other text. */
export const faultOf: (message: string) => FieldFault | undefined = faultFinder(fieldMessages, fieldTemplates)

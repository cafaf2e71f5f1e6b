import * as plugins from '@prangan/plugins/contract/browser-errors'
import { groupDigits } from './digits.ts'
import { issueCodes } from './issue-codes.ts'

const grouped = (count: number | string) => groupDigits(Number(count))

/** The English texts of field issues. The client's catalogues translate them by code. */
export const fieldTexts = {
  credentialsMissing: 'Please enter both username and password',
  recordDate: 'Please give a date, for example 5 July 2019, July 2019 or 2019.',
  recordDateOrPresent: 'Please give a date, for example 5 July 2019, July 2019 or 2019, or Present.',
  chooseAbilities: 'Please choose permissions from the list.',
  chooseLanguage: 'Please choose a language of the site.',
  loadPageAgain: 'Please load the page again.',
  badDeviceId: 'That is not a device id.',
  allFieldsRequired: 'All fields are required.',
  sixDigitCode: 'The code has six digits.',
  badRequestId: 'That is not the id of a request.',
  currentPasswordMissing: 'Please enter your current password.',
  currentPasswordWrong: 'That is not your current password.',
  chooseDesignation: 'Please choose a designation.',
  versionNotNumber: 'The version must be a number.',
  chooseStatus: 'Please choose a status.',
  chooseOutcome: 'Please choose an outcome.',
  chooseMailSender: 'Please say whether to mail the sender.',
  chooseAction: 'Please choose what to do.',
  outcomeWithoutDecision: 'Choose an outcome only with the status Decided or Closed.',
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
  badDate: 'Please give the full date: day, month and year.',
  noSuchDate: 'This date does not exist. Please check day and month.',
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
  badPicture: 'That is not a picture from the library.',
  badBlockId: 'That is not the id of a block.',
  badDialledNumber: 'Only + and digits, for example +915999555010.',
  badFigureName: 'Use letters and digits, and begin with a small letter.',
  chooseNoticeType: 'Please choose News, Events or Marquee.',
  endBeforeStart: 'The end must be after the start.',
  choosePinned: 'Please choose whether the notice is pinned.',
  chooseFileRemoved: 'Please choose whether the file is removed.',
  versionMissing: 'The version is a number.',
  badPhone:
    'Enter a full phone number: 10 digits or more, with the area code. For example: 01234-255010 ext. 12.',
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
  describePicture: 'Please describe the picture in a few words, or mark it as decorative.',
  badSlug: 'An address has small letters, digits and hyphens, such as fees-2026.',
  slugTooLong: 'The address may have at most 60 characters.',
  chooseRole: 'Please choose who you are.',
  mobileNotText: 'Mobile number must be text.',
  chooseSubject: 'Please choose what it is about.',
  contactMissing: 'Please give an e-mail address or a mobile number, so that we can answer.',
  numberMissing: 'Number is required.',
  contactGivenThen: 'Enter the e-mail address or 10-digit mobile number that you gave us before.',
  codeMissing: 'Code is required.',
  checkCode: 'Please check the code.',
  tokenMissing: 'Token is required.',
  badToken: 'This token is not valid. Ask for a new code.',
  dayToCome: 'This date is in the future. Please check it.',
  required: (label: string) => `${label} is required.`,
  tooLong: (label: string, most: number | string) => `${label} may have at most ${grouped(most)} characters.`,
  notText: (label: string) => `${label} must be text.`,
  hidesLink: (label: string) => `${label} must not contain a web address or hidden characters.`,
  badTime: (label: string) =>
    `Please give the ${label} as a date and time with its zone, for example 2026-11-20T09:30+05:30.`,
  badBirthDate: (youngest: number | string, oldest: number | string) =>
    `Please check the date of birth: the age must be from ${youngest} to ${oldest} years.`,
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
  tooManyHighlights: (most: number | string) => `You can choose at most ${most} publications.`,
  badNumber: (example: string) => `Please check the number. It looks like ${example}.`,
  ...plugins.fieldTexts,
} as const

const codes = issueCodes(fieldTexts)

export const fieldMessages = codes.messages

export const readFieldIssue = codes.read

export const fieldText = codes.translate

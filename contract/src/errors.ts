import * as plugins from '@prangan/plugins/contract/errors'
import { browserErrors } from './browser-errors.ts'
import { limits } from './limits.ts'

/**
 * Every error that an endpoint can return, with its HTTP status and message. A message says what to do where the reader can do
 * something.
 */
export const errors = {
  ...browserErrors,
  'invalid-input': [400, 'Please correct the marked fields and try again.'],
  'broken-json': [400, 'The request is not valid JSON. Please check it and send it again.'],
  'broken-form': [400, 'Part of the form was lost on the way. Please send it again.'],
  'bad-id': [400, 'That id is not valid. Please check the address.'],
  'bad-key': [
    400,
    'The Idempotency-Key is not valid. It has 16 to 128 letters, digits, hyphens or underscores.',
  ],
  'bad-address': [400, 'The address is not valid. Please check it.'],
  'file-missing': [400, 'Please choose a file.'],
  'picture-shape': [
    400,
    'This picture is too small, or too long and narrow, to be shown well. Please choose another one.',
  ],
  'hidden-field': [
    400,
    'A hidden field was filled in, perhaps by your browser. We have emptied it; please send the form again.',
  ],
  'bad-doi': [400, 'That is not a DOI. A DOI looks like 10.1234/abc.56.'],
  'weak-password': [400, 'This password is too easy to guess. Please choose a longer or less common one.'],
  'wrong-code': [
    400,
    'The code is wrong or has expired. Please check that it is the newest one, or ask for a new one.',
  ],
  'wrong-current-password': [400, 'That is not your current password.'],
  'same-password': [400, 'This is the password that the office chose. Choose one that only you know.'],
  'session-ended': [401, 'You have been signed out. Please sign in again.'],
  'access-disabled': [
    401,
    'The college office has disabled your account. If this is a mistake, ask the office to enable it.',
  ],
  'access-removed': [
    401,
    'The college office has removed you from the faculty, so this account cannot sign in. If this is a mistake, ask the office.',
  ],
  'access-ended': [401, 'This account has no access any more. If this is a mistake, ask the college office.'],
  'role-changed': [401, 'Your role was changed. Sign in again to continue.'],
  'wrong-credentials': [401, 'Invalid username or password'],
  'first-password': [
    403,
    'The office chose this password for your first sign-in. Choose one of your own: on the sign-in page of the college website, or with Forgot Password.',
  ],
  'first-password-ended': [
    403,
    'The password from the office has expired. Choose one of your own with Forgot Password, or ask the office to send the sign-in mail again.',
  ],
  'not-allowed': [403, 'You are not allowed to do this. If you need to, ask an admin.'],
  'not-yourself': [403, 'You cannot change your own access. Please ask another admin.'],
  'not-a-page': [403, 'This address changes data and cannot be opened as a page.'],
  'not-from-site': [
    403,
    'We could not check that this form comes from our site. Wait until the page has loaded, then send the form again.',
  ],
  'no-such-call': [404, 'There is nothing at this address.'],
  'no-such-department': [404, 'This department does not exist any more.'],
  'no-such-record': [404, 'This record does not exist any more.'],
  'no-such-file': [404, 'This file does not exist any more.'],
  'no-such-doi': [404, 'This DOI is not known. Please check it, or fill in the fields yourself.'],
  'no-such-version': [404, 'This version is not kept any more.'],
  'no-such-preview': [404, 'This preview has ended. Please ask for a new link.'],
  'wrong-method': [405, 'This address does not take that kind of request.'],
  'email-taken': [409, 'There is already an account with this e-mail address.'],
  'admin-may-all': [409, 'An admin already has all permissions.'],
  'account-disabled': [
    409,
    'This person cannot sign in. Enable their account or restore their profile first.',
  ],
  'department-stays': [
    409,
    'This department has pages of its own, so it stays. Merge the other one into it.',
  ],
  'password-chosen': [
    409,
    'A password was already chosen for this account. Sign in with it. If it was not you, use Forgot Password now.',
  ],
  'has-own-password': [
    409,
    'This person has a password of their own already. If they forgot it, send a password reset.',
  ],
  'records-full': [
    409,
    `This list has reached its limit of ${limits.records.perKind} records. Delete one to add another.`,
  ],
  'changed-meanwhile': [
    409,
    'Somebody else has changed this in the meantime. Please look at it again before you go on.',
  ],
  'change-waits': [
    409,
    'A change of this notice already waits for approval, or was returned. Another can be prepared once it is approved or deleted.',
  ],
  'site-not-loaded': [
    409,
    'The pages of this site have not been loaded yet. Ask the operator of the site to run `npm run content -- import`.',
  ],
  'no-draft': [409, 'There is nothing to publish: this page has no changes.'],
  'address-taken': [409, 'There is a page at this address already. Please choose another one.'],
  'address-reserved': [409, 'This address belongs to a part of the site. Please choose another one.'],
  'pages-full': [
    409,
    `The site has reached its limit of ${limits.content.pages} pages. Delete one to add another.`,
  ],
  'page-unfinished': [409, 'This page cannot be published yet. Please correct what is marked.'],
  'frame-stays': [409, 'You cannot move or take down the site settings.'],
  'picture-in-use': [409, 'This picture is in use. Please remove it from these pages first.'],
  'document-in-use': [409, 'This document is in use. Please remove it from these pages first.'],
  'slug-taken': [
    409,
    'There is a document at this address already. Add a new version to it, or choose another address.',
  ],
  'slug-in-bin': [
    409,
    'A deleted document in the bin has this address. Restore it, delete it permanently, or choose another address.',
  ],
  'library-full': [
    409,
    `The library has reached its limit of ${limits.content.pictures} pictures or ${limits.content.documents} documents. Delete an unused one to add another.`,
  ],
  'not-now': [
    409,
    'The application’s status does not allow this now. Open the application again to see what you can do.',
  ],
  'not-sent-yet': [
    409,
    'The applicant has not sent this application yet, so there is nothing to check. Until then it can only be rejected or withdrawn.',
  ],
  'too-large': [413, 'What you sent is too large. Please send less text or smaller files.'],
  'wrong-type': [415, 'This address does not take that type of content.'],
  'active-pdf': [
    415,
    'This PDF contains a script, another file or a link to a file. Please print it to a new PDF and choose that.',
  ],
  'active-word': [
    415,
    'This Word document contains macros, objects of other programs, or parts that it loads from elsewhere. Please save it as a PDF and choose that.',
  ],
  'protected-pdf': [
    415,
    'This PDF is protected by a password or against changes. Please print it to a new PDF and choose that.',
  ],
  'damaged-pdf': [415, 'This PDF is damaged or too complex. Please print it to a new PDF and choose that.'],
  'key-reused': [
    422,
    'This Idempotency-Key was used for another request. Please send this one with a new key.',
  ],
  'too-often': [429, 'Too many requests. Please wait a little and try again.'],
  'forms-too-often': [
    429,
    'Several forms have already come from this connection. Please wait a little and send yours again.',
  ],
  'forms-of-person': [
    429,
    'We have received several forms with these details within a day. Please try again tomorrow, or write to the office.',
  ],
  'sign-in-delayed': [429, 'Too many failed sign-ins. Please wait a little and try again.'],
  'password-delayed': [429, 'Too many wrong passwords. Please wait a little and try again.'],
  'code-too-soon': [429, 'A code was asked for a moment ago. Please wait a little and ask again.'],
  'mail-too-soon': [429, 'The mail was sent a moment ago. Wait a minute before you send it again.'],
  'our-fault': [500, 'Something went wrong on our side. Please try again.'],
  'doi-off': [503, 'Looking up a DOI is not set up here. Please fill in the fields yourself.'],
  'doi-unreachable': [
    503,
    'The DOI could not be looked up just now. Please fill in the fields yourself, or try again later.',
  ],
  'out-of-reach': [503, 'A service that this site needs can’t be reached. Please try again in a moment.'],
  'mail-failed': [503, 'Failed to send OTP.'],
  busy: [503, 'The service is busy. Please try again in a moment.'],
  ...plugins.errors,
} as const satisfies Record<string, readonly [status: number, message: string]>

export type ErrorCode = keyof typeof errors

/** Why an account has no access any more. Only a person who has proved the password is told. */
export const accessEndings = [
  'access-disabled',
  'access-removed',
  'access-ended',
] as const satisfies readonly ErrorCode[]

/**
 * Every error that an endpoint can answer, with its HTTP status and message. Code throws an error by its code; the
 * messages are only in this table. A message says what to do about it wherever the reader can do something.
 */
export const errors = {
  'invalid-input': [400, 'Please correct the marked fields and try again.'],
  'broken-json': [400, 'The request is not valid JSON. Please check it and send it again.'],
  'broken-form': [400, 'The form did not arrive whole. Please send it again.'],
  'bad-id': [400, 'That id is not valid. Please check the address.'],
  'bad-key': [
    400,
    'The Idempotency-Key is not valid. It has 16 to 128 letters, digits, hyphens or underscores.',
  ],
  'broken-file': [400, 'The file could not be read. Please choose another copy of it.'],
  'bad-address': [400, 'The address is not valid. Please check it.'],
  'photo-missing': [400, 'Please select a profile picture.'],
  'file-missing': [400, 'Please choose a file.'],
  'picture-shape': [
    400,
    'This picture is too small, or too long and narrow, to be shown well. Please choose another one.',
  ],
  'hidden-field': [
    400,
    'A field that people do not see was filled in, as programs do. It is empty again: please send the form once more.',
  ],
  'bad-doi': [400, 'That is not a DOI. A DOI looks like 10.1234/abc.56.'],
  'weak-password': [400, 'This password is too easy to guess. Please choose a longer or less common one.'],
  'wrong-code': [400, 'The code is wrong or has expired. Please check it, or ask for a new one.'],
  'wrong-current-password': [400, 'That is not your current password.'],
  'sign-in-first': [401, 'Please sign in first.'],
  'session-ended': [401, 'Your session has ended. Please sign in again.'],
  'wrong-credentials': [401, 'Invalid username or password'],
  'not-allowed': [403, 'You are not allowed to do this.'],
  'not-yourself': [403, 'You cannot change your own access. Please ask another admin.'],
  'not-a-page': [403, 'This address changes data and cannot be opened as a page.'],
  'not-from-site': [
    403,
    'We could not check that this form comes from our site. Please let the page load whole and send it again.',
  ],
  'inquiry-look-ended': [
    403,
    'Half an hour has passed, so this inquiry is shut again. Please ask for a new code.',
  ],
  'no-such-call': [404, 'There is nothing at this address.'],
  'no-such-notice': [404, 'This notice does not exist any more.'],
  'not-in-bin': [404, 'This notice is not in the bin any more.'],
  'no-such-alumnus': [404, 'This alumnus is not on record any more.'],
  'no-such-application': [404, 'This application is not on record any more.'],
  'no-such-inquiry': [404, 'This inquiry is not on record any more.'],
  'no-such-person': [404, 'This account is not on record any more.'],
  'no-such-faculty': [404, 'Faculty not found.'],
  'no-such-record': [404, 'This record does not exist any more.'],
  'no-such-file': [404, 'This file does not exist any more.'],
  'no-such-doi': [404, 'This DOI is not known. Please check it, or fill in the fields yourself.'],
  'no-such-page': [404, 'This page does not exist any more.'],
  'no-such-version': [404, 'This version is not kept any more.'],
  'no-such-preview': [404, 'This preview has ended. Please ask for a new link.'],
  'no-such-picture': [404, 'This picture is not in the library any more.'],
  'no-such-document': [404, 'This document is not in the library any more.'],
  'wrong-method': [405, 'This address does not take that kind of request.'],
  'email-taken': [409, 'There is already an account with this e-mail address.'],
  'admin-may-all': [409, 'An admin may do all of this already.'],
  'account-disabled': [409, 'This person cannot sign in at present. Please enable or restore them first.'],
  'records-full': [409, 'There is no room for more here. Please delete a record first.'],
  'changed-meanwhile': [
    409,
    'Somebody else has changed this in the meantime. Please look at it again before you go on.',
  ],
  'site-not-loaded': [
    409,
    'The pages of this site have not been loaded yet. The operator runs `npm run content -- import` once.',
  ],
  'no-draft': [409, 'There is nothing to publish: this page has no changes.'],
  'address-taken': [409, 'There is a page at this address already. Please choose another one.'],
  'address-reserved': [409, 'This address belongs to a part of the site. Please choose another one.'],
  'pages-full': [409, 'There is no room for another page. Please take one down and delete it first.'],
  'page-unfinished': [409, 'This page cannot be published yet. Please mend what is marked.'],
  'frame-stays': [409, 'The frame of the site can be neither moved nor taken down.'],
  'picture-in-use': [409, 'This picture is in use. Please take it out of these pages first.'],
  'document-in-use': [409, 'This document is in use. Please take it out of these pages first.'],
  'slug-taken': [
    409,
    'There is a document at this address already. Add a new version to it, or choose another address.',
  ],
  'library-full': [409, 'There is no room for more in the library. Please delete what is not used any more.'],
  'wrong-status': [409, 'This inquiry cannot get that status from the one it has now.'],
  'no-appeal': [409, 'An appeal is possible once, after a grievance was decided.'],
  'too-large': [413, 'What was sent is too large.'],
  'file-too-large': [413, 'The file is too large. A notice may carry up to 10 MB.'],
  'photo-too-large': [413, 'The photo is too large. It may have up to 5 MB.'],
  'wrong-type': [415, 'This address does not take that type of content.'],
  'wrong-file-type': [
    415,
    'This type of file is not accepted. Please choose a PDF or a JPEG, PNG or WebP picture.',
  ],
  'wrong-photo-type': [
    415,
    'This type of file is not accepted as a photo. Please choose a JPEG, PNG or WebP picture.',
  ],
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
    'Several forms with this have come in within a day. Please try again tomorrow, or write to the office.',
  ],
  'sign-in-delayed': [429, 'Too many failed sign-ins. Please wait a little and try again.'],
  'password-delayed': [429, 'Too many wrong passwords. Please wait a little and try again.'],
  'code-too-soon': [429, 'A code was asked for a moment ago. Please wait a little and ask again.'],
  'our-fault': [500, 'Something went wrong on our side. Please try again.'],
  'doi-off': [503, 'Looking up a DOI is not set up here. Please fill in the fields yourself.'],
  'doi-unreachable': [
    503,
    'The DOI could not be looked up just now. Please fill in the fields yourself, or try again later.',
  ],
  'mail-failed': [503, 'Failed to send OTP.'],
  busy: [503, 'The service is busy. Please try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type ErrorCode = keyof typeof errors

/** The header of a failed answer with its code, by which a client words it in another language. */
export const errorCodeHeader = 'Error-Code'

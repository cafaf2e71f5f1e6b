import * as plugins from '@prangan/plugins/contract/browser-errors'

/** The errors that browsers also find themselves. The texts of all others come from the server, and no browser loads them. */
export const browserErrors = {
  'empty-file': [400, 'This file is empty. Please choose another file.'],
  'broken-file': [400, 'The file could not be read. Please choose another copy of it.'],
  'photo-missing': [400, 'Please select a profile picture.'],
  'sign-in-first': [401, 'Please sign in first.'],
  'no-such-notice': [404, 'This notice does not exist any more.'],
  'not-for-approval': [
    404,
    'This notice does not wait for approval any more: somebody has approved or deleted it.',
  ],
  'notice-gone': [
    404,
    'The published notice was deleted. Restore it from the bin before you approve, or delete this change.',
  ],
  'not-in-bin': [404, 'This is not in the bin any more.'],
  'no-such-alumnus': [404, 'This alumnus’s record no longer exists.'],
  'no-such-application': [404, 'This application no longer exists.'],
  'no-such-person': [404, 'This account no longer exists.'],
  'no-such-faculty': [404, 'Faculty not found.'],
  'no-such-page': [404, 'This page does not exist any more.'],
  'no-such-picture': [404, 'This picture is not in the library any more.'],
  'no-such-document': [404, 'This document is not in the library any more.'],
  'notice-changed': [
    409,
    'The published notice has changed since this change was prepared. Compare both before you approve.',
  ],
  'file-too-large': [413, 'The file is too large. It can be up to 10 MB.'],
  'photo-too-large': [413, 'The photo is too large. It can be up to 5 MB.'],
  'wrong-file-type': [
    415,
    'This type of file is not accepted. Please choose a PDF or a JPEG, PNG or WebP picture.',
  ],
  'wrong-photo-type': [
    415,
    'This type of file is not accepted as a photo. Please choose a JPEG, PNG or WebP picture.',
  ],
  ...plugins.browserErrors,
} as const satisfies Record<string, readonly [status: number, message: string]>

export const errorCodeHeader = 'Error-Code'

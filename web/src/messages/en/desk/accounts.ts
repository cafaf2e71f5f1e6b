import { labels } from './actions.ts'
import { auditTextsOf } from './audit-texts.ts'

export const accounts = {
  add: {
    title: 'Add Faculty',
    text: 'An account for a teacher or an admin. A mail tells them how to sign in and choose their own password.',
    submit: labels('Add Faculty', 'Submitting...'),
    /** The fields that a draft does not include. */
    withoutPassword: 'no password',
    added: (server: string, _userType: 'admin' | 'faculty') => server,
    refused: 'Failed to add faculty',
    network: 'An error occurred. Please try again.',
    name: 'Name',
    designation: 'Designation',
    chooseDesignation: 'Choose a designation',
    department: 'Department',
    departmentHint: (inFull: string) => `Shown as ‘${inFull}’. Pick one, or type another.`,
    email: 'Email',
    emailHint: 'The username they log in with.',
    password: 'Password',
    passwordHint: (rule: string, days: number) =>
      `${rule} For the first sign-in alone, within ${days} days. Tell it to them: it is not in the mail.`,
    userType: 'User Type',
    userTypes: {
      faculty: { label: 'Faculty', text: 'Keeps a profile of their own, shown on the site.' },
      admin: { label: 'Admin', text: 'Runs this dashboard: notices, alumni and accounts.' },
    },
  },
  changePassword: {
    title: 'Change Password',
    text: 'You stay signed in here, and are signed out on all other devices. A mail tells you of the change.',
    submit: labels('Change Password', 'Changing...'),
    current: 'Current Password',
    done: (server: string) => server,
    refused: 'Failed to change the password.',
    network: 'An error occurred while changing the password. Please try again.',
  },
  otherSessions: {
    title: 'Your other sessions',
    text: 'For when you forgot to log out on another computer, or lost a phone: you stay signed in here, and are signed out everywhere else.',
    submit: labels('End my other sessions', 'Ending...'),
    password: 'Your Password',
    done: (server: string) => server,
    refused: 'Failed to end your other sessions.',
    network: 'An error occurred while ending your other sessions. Please try again.',
  },
  /** Sentences of the overview; `{}` is the subject. */
  auditTexts: auditTextsOf({
    'sign-in failed': 'A sign-in as {} failed',
    'sign-in delayed': 'Sign-ins as {} have to wait after failures',
    'code requested': 'A code for a new password was sent to {}',
    'code refused': 'A wrong code was entered for {}',
    'password reset': 'The password of {} was reset with a code',
    'password changed': 'The password of {} was changed',
    'password kept': '{} said that the password is their own',
    'account created': 'An account was made for {}',
    'role changed': 'The role of {} was changed',
    'account mended': 'The account of {} was repaired',
    'sessions ended': 'The other sessions of {} were ended',
  }),
}

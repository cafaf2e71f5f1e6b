import { labels } from './actions.ts'
import { auditTextsOf } from './audit-texts.ts'

export const accounts = {
  add: {
    title: 'Add Faculty',
    text: 'Create an account for a teacher, office staff or an admin. They get a mail that explains how to sign in and choose their own password.',
    submit: labels('Add Faculty', 'Submitting...'),
    /** The fields that a draft does not include. */
    withoutPassword: 'the password',
    added: (server: string, _userType: 'admin' | 'office' | 'faculty') => server,
    refused: 'Failed to add faculty',
    network: 'An error occurred. Please try again.',
    name: 'Name',
    designation: 'Designation',
    chooseDesignation: 'Choose a designation',
    department: 'Department',
    departmentHint: (inFull: string) => `Shown as ‘${inFull}’. Pick one, or type another.`,
    email: 'Email',
    emailHint: 'The username they sign in with.',
    password: 'Password',
    passwordHint: (rule: string, days: number) =>
      `${rule} It works once, for the first sign-in, within ${days} days. Tell them yourself: the mail does not contain it.`,
    userType: 'User Type',
    userTypes: {
      faculty: { label: 'Faculty', text: 'Has their own profile on the site.' },
      office: {
        label: 'Office staff',
        text: 'Not shown among the teachers. Give them their permissions under Accounts.',
      },
      admin: { label: 'Admin', text: 'Runs this dashboard: notices, alumni and accounts.' },
    },
  },
  changePassword: {
    title: 'Change Password',
    text: 'You stay signed in here and are signed out on all other devices. You get a mail that confirms the change.',
    submit: labels('Change Password', 'Changing...'),
    current: 'Current Password',
    done: (server: string) => server,
    refused: 'Failed to change the password.',
    network: 'An error occurred while changing the password. Please try again.',
  },
  otherSessions: {
    title: 'Your other devices',
    text: 'Did you forget to log out on another computer, or lose a phone? Sign out everywhere else. You stay signed in here.',
    submit: labels('Sign out other devices', 'Signing out...'),
    password: 'Your Password',
    done: (server: string) => server,
    refused: 'Failed to sign out your other devices.',
    network: 'An error occurred while signing out your other devices. Please try again.',
  },
  /** Sentences of the overview; `{}` is the subject. */
  auditTexts: auditTextsOf(
    {
      'sign-in failed': 'A sign-in as {} failed',
      'sign-in delayed': 'Sign-ins as {} were paused after several failures',
      'code requested': 'A code for a new password was sent to {}',
      'code refused': 'A wrong code was entered for {}',
      'password reset': 'The password of {} was reset with a code',
      'password changed': 'The password of {} was changed',
      'password kept': '{} confirmed that the password is their own',
      'account created': 'An account was created for {}',
      'role changed': 'The role of {} was changed',
      'account mended': 'The account of {} was repaired',
      'sessions ended': '{} was signed out on all other devices',
    },
    {
      'account mended': 'account repaired',
      'password kept': 'password confirmed',
      'sessions ended': 'signed out on other devices',
    },
  ),
}

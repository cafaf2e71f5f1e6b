import { limits } from '@prangan/contract/limits'
import { failureMessage } from '../../../lib/failure-messages.ts'
import type { Action } from '../../../ui/desk/action.ts'
import { disableAccount, enableAccount, sendPasswordReset } from './api/change-person.ts'
import type { PersonRow } from './api/person-row.ts'

export type PersonAction = 'disable' | 'enable' | 'reset'

/** The message of a failure: the server's own, with the time to wait. */
const failure = (refused: string) => (error: unknown) =>
  failureMessage(error, {
    refused,
    network: `${refused} Please check your internet connection and try again.`,
  })

const minutes = limits.otp.lifetime / 60_000

/** What an admin does with somebody's account. */
export const personActions: Readonly<Record<PersonAction, Action<PersonRow>>> = {
  disable: {
    labels: () => ['Disable', 'Disabling…'],
    title: () => 'Disable this account?',
    text: () =>
      'They are signed out everywhere at once and cannot sign in until an admin enables the account again.',
    run: (person, { getToken }) => disableAccount(person, getToken),
    failure: failure('The account could not be disabled.'),
  },
  enable: {
    labels: () => ['Enable', 'Enabling…'],
    title: () => 'Enable this account?',
    text: () => 'They can sign in again with their password, and have the abilities that they had.',
    isHarmless: true,
    run: (person, { getToken }) => enableAccount(person, getToken),
    failure: failure('The account could not be enabled.'),
  },
  reset: {
    labels: () => ['Send', 'Sending…'],
    title: () => 'Send a password reset?',
    text: () =>
      `They get a mail with a code for a new password, good for ${minutes} minutes. Their present password works until they use it.`,
    isHarmless: true,
    run: (person, { getToken }) => sendPasswordReset(person, getToken),
    failure: failure('The mail could not be sent.'),
  },
}

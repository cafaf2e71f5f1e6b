import { limits } from '@prangan/contract/limits'
import { type FailureMessages, failureMessage } from '../../../lib/failure-messages.ts'
import { deskMessages } from '../../../messages/desk.ts'
import type { Action } from '../../../ui/desk/action.ts'
import { disableAccount, enableAccount, sendPasswordReset, sendSignInMail } from './api/change-person.ts'
import type { PersonRow } from './api/person-row.ts'

export type PersonAction = 'disable' | 'enable' | 'reset' | 'signInMail'

const disable = () => deskMessages().people.disable
const enable = () => deskMessages().people.enable
const reset = () => deskMessages().people.reset
const signInMail = () => deskMessages().people.signInMail

/** The message of a failure: the server's own, with the time to wait. */
const failure = (texts: () => FailureMessages) => (error: unknown) => failureMessage(error, texts())

const minutes = limits.otp.lifetime / 60_000
const days = limits.firstPassword.lifetime / (24 * 60 * 60_000)

export const personActions: Readonly<Record<PersonAction, Action<PersonRow>>> = {
  disable: {
    labels: () => disable().labels,
    title: () => disable().title,
    text: () => disable().text,
    run: async (person, { getToken }) => disable().done(await disableAccount(person, getToken)),
    failure: failure(() => disable().failure),
  },
  enable: {
    labels: () => enable().labels,
    title: () => enable().title,
    text: () => enable().text,
    isHarmless: true,
    run: async (person, { getToken }) => enable().done(await enableAccount(person, getToken)),
    failure: failure(() => enable().failure),
  },
  reset: {
    labels: () => reset().labels,
    title: () => reset().title,
    text: () => reset().text(minutes),
    isHarmless: true,
    run: async (person, { getToken }) =>
      reset().done(await sendPasswordReset(person, getToken), person.email, minutes),
    failure: failure(() => reset().failure),
  },
  signInMail: {
    labels: () => signInMail().labels,
    title: () => signInMail().title,
    text: () => signInMail().text(days),
    isHarmless: true,
    run: async (person, { getToken }) =>
      signInMail().done(await sendSignInMail(person, getToken), person.email),
    failure: failure(() => signInMail().failure),
  },
}

import { limits } from '@prangan/contract/limits'
import { grantLabels } from '@prangan/contract/messages/en/grants'
import type { AbilitiesChangedMail } from '@prangan/contract/schemas/mail'
import type { Named, Paragraph, Template } from '../../templates/content.ts'
import { grantListIn } from '../../templates/grant-list.ts'

const minutes = limits.otp.lifetime / 60_000

const toSignIn = ({ page }: Named): Paragraph => ({ link: page('/login'), text: 'Open the sign-in page' })

export const codeMail: Template<{ code: string; isByOffice: boolean }> = ({ code, isByOffice }, named) => ({
  subject: 'Your code for a new password',
  body: [
    { text: `This is your code for a new password. It works once, within ${minutes} minutes:` },
    { code },
    ...(isByOffice
      ? [
          {
            text: "The college office has asked for it on your behalf. Open the sign-in page, choose 'Forgot Password?', enter this address and choose 'I have a code'.",
          },
          toSignIn(named),
        ]
      : []),
    {
      text: `${isByOffice ? 'If you do not want a new password' : 'If you did not ask for it'}, you don’t need to do anything: your password stays as it is. Nobody from the college will ever ask you for this code.`,
    },
  ],
})

/** The deadline to replace a password of the office, ISO 8601; '' if there is none. */
type FirstPassword = { firstPasswordUntil: string }

export const accountMail: Template<FirstPassword> = ({ firstPasswordUntil }, named) => ({
  subject: `Your account at ${named.college}`,
  body: [
    {
      text: 'The college office made an account for you on the website. Your username is this e-mail address.',
    },
    ...(firstPasswordUntil
      ? [
          {
            text: `The office will tell you the password for your first sign-in. It works once, until ${named.time(firstPasswordUntil)} (India time). Then the page asks you for a password of your own.`,
          },
        ]
      : []),
    {
      text: "You can also sign in without it, at any time: open the sign-in page, choose 'Forgot Password?' and enter this address. We mail you a code for a password of your own.",
    },
    toSignIn(named),
  ],
})

export const passwordMail: Template<{ at: Date } & FirstPassword> = ({ at, firstPasswordUntil }, named) => ({
  subject: 'Your password was changed',
  body: [
    firstPasswordUntil
      ? {
          text: `The college office chose a new password for your account on ${named.time(at)} (India time), and will tell it to you. It works once, until ${named.time(firstPasswordUntil)}: then the page asks you for a password of your own. You have been signed out on all devices.`,
        }
      : {
          text: `The password of your account was changed on ${named.time(at)} (India time). You have been signed out on all other devices; sign in there with the new password.`,
        },
    {
      text: `${firstPasswordUntil ? 'If you did not expect this' : 'If this was not you'}, please set a new password at once with 'Forgot Password?' on the sign-in page, and tell the college office.`,
    },
    toSignIn(named),
  ],
})

const listIn = grantListIn({
  nameOf: (grant) => grantLabels[grant],
  until: (day) => `until ${day}`,
})

export const abilitiesMail: Template<AbilitiesChangedMail> = (
  { given, taken, lastDays, hasEnded },
  named,
) => ({
  subject: 'Your access to the office desk has changed',
  body: [
    ...(given.length > 0
      ? [
          {
            text: `The office gave you access to the office desk. You can now:\n${listIn(given, named, lastDays)}`,
          },
        ]
      : []),
    ...(taken.length > 0
      ? [
          {
            text: `${hasEnded ? 'This access ended with its last day:' : 'The office took away this access:'}\n${listIn(taken, named)}`,
          },
        ]
      : []),
    { text: 'You can still edit your own profile. If this is not what you agreed on, ask the office.' },
    toSignIn(named),
  ],
})

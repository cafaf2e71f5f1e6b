import { limits } from '@prangan/contract/limits'
import { passwordTooShort } from '@prangan/contract/schemas/accounts'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import { configuration } from '../lib/configuration.ts'
import { Failure } from '../lib/failure.ts'

/** The one form of a password under which it is set and checked: keyboards write the same letters in several. */
export function normalisePassword(password: string): string {
  return password.normalize('NFKC')
}

/**
 * Refuses a new password that is too short, too long or easy to guess, with a text tied to the form's `field`. Any
 * character may be in it, and none has to be: length and rarity are what keeps a password.
 */
export async function checkPassword(
  password: string,
  { email, field }: { email: string; field: string },
): Promise<void> {
  const text = (await faultOf(normalisePassword(password), normaliseEmail(email))) ?? ''
  if (text) throw new Failure('weak-password', { message: text, fields: { [field]: text } })
}

async function faultOf(password: string, email: string): Promise<string | undefined> {
  // What a person counts: a letter outside the Basic Multilingual Plane is one.
  const length = [...password].length
  const least = Math.max(limits.password.min, configuration.passwordMinLength())
  if (length < least) return passwordTooShort(least)
  if (password.length > limits.password.max) {
    return `The password may have at most ${limits.password.max} characters.`
  }
  const guess = repeatedPart(password.trim().toLowerCase())
  if ([email, email.split('@', 1)[0]].includes(guess)) {
    return 'The password must not be your e-mail address or a part of it.'
  }
  if ([...guess].length <= 1 || (await commonPasswords()).has(guess)) {
    return 'This password is one of the most common ones and easy to guess. Please choose another.'
  }
  return undefined
}

/** `abcabc` is `abc`: saying a guess twice makes a password longer, not harder. */
function repeatedPart(text: string): string {
  return /^(.+?)\1+$/su.exec(text)?.[1] ?? text
}

let loading: Promise<ReadonlySet<string>> | undefined

/** Loaded when a password is first set: sign-ins and cold starts do without. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return loading
}

import { fieldMessages } from '@prangan/contract/field-messages'
import { limits } from '@prangan/contract/limits'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import type { Configuration } from '../lib/configuration.ts'
import { Failure } from '../lib/failure.ts'

/** Normalises a password, since keyboards write the same letters in several Unicode forms. */
export function normalisePassword(password: string): string {
  return password.normalize('NFKC')
}

type PasswordCheck = {
  email: string
  field: string
  configuration: Pick<Configuration, 'passwordMinLength'>
}

/**
 * Refuses a new password that is too short, too long or easy to guess, with a message for the form's field. Any character is
 * allowed and none is required: length and rarity make a password strong.
 */
export async function checkPassword(
  password: string,
  { email, field, configuration }: PasswordCheck,
): Promise<void> {
  const least = Math.max(limits.password.min, configuration.passwordMinLength())
  const text = await issueOf(normalisePassword(password), normaliseEmail(email), least)
  if (text) throw new Failure('weak-password', { message: text, fields: { [field]: text } })
}

async function issueOf(password: string, email: string, least: number): Promise<string | undefined> {
  // Counts code points, so that a character outside the Basic Multilingual Plane counts once.
  const length = [...password].length
  if (length < least) return fieldMessages.passwordTooShort(least)
  if (password.length > limits.password.max) {
    return fieldMessages.tooLong('The password', limits.password.max)
  }
  const guess = repeatedPart(password.trim().toLowerCase())
  if ([email, email.split('@', 1)[0]].includes(guess)) {
    return 'The password must not be your e-mail address or a part of it.'
  }
  if ([...guess].length <= 1 || (await isCommon(guess))) {
    return 'This password is one of the most common ones and easy to guess. Please choose another.'
  }
  return undefined
}

/** `abcabc` becomes `abc`: repeating a guess makes a password longer, not harder. */
function repeatedPart(text: string): string {
  return /^(.+?)\1+$/su.exec(text)?.[1] ?? text
}

/** The list of common passwords is imported only here, so that sign-ins and cold starts do not load it. */
async function isCommon(guess: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return dictionary['passwords-common'].some((common) => common === guess)
}

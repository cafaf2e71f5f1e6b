import { fieldMessages } from '@prangan/contract/field-messages'
import { limits } from '@prangan/contract/limits'
import * as z from 'zod/mini'
import { messages } from '../messages/index.ts'

/** How many characters a new password has at least. */
export const leastPasswordLength = __PASSWORD_MIN_LENGTH__

/** The hint for a new password. The server asks for the same minimum. */
export const passwordHint = (): string => messages().controls.passwordHint(leastPasswordLength)

/** What is wrong with the length of a new password, counted as the server counts it; undefined if nothing. */
export function passwordProblem(password: string): string | undefined {
  return [...password.normalize('NFKC')].length < leastPasswordLength
    ? fieldMessages.passwordTooShort(leastPasswordLength)
    : undefined
}

/** A new password of the length that this college asks for. */
export const passwordSchema = z.string().check(
  z.superRefine((password, context) => {
    const message = passwordProblem(password)
    if (message) context.addIssue({ code: 'custom', message })
  }),
)

const { max } = limits.password

/** The same where a blank one keeps the current password. */
export const optionalPasswordSchema = z.string().check(
  z.superRefine((password, context) => {
    const message = password === '' ? undefined : passwordProblem(password)
    if (message) context.addIssue({ code: 'custom', message })
  }),
  z.maxLength(max, fieldMessages.tooLong('The password', max)),
)

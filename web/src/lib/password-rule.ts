import { fieldMessages } from '@prangan/contract/field-messages'
import { limits } from '@prangan/contract/limits'
import * as z from 'zod/mini'
import { messages } from '../messages/index.ts'

export const leastPasswordLength = __PASSWORD_MIN_LENGTH__

export const passwordHint = (): string => messages().controls.passwordHint(leastPasswordLength)

/** Returns the problem with a new password's length, counted as on the server; undefined if there is none. */
export function passwordProblem(password: string): string | undefined {
  return [...password.normalize('NFKC')].length < leastPasswordLength
    ? fieldMessages.passwordTooShort(leastPasswordLength)
    : undefined
}

export const passwordSchema = z.string().check(
  z.superRefine((password, context) => {
    const message = passwordProblem(password)
    if (message) context.addIssue({ code: 'custom', message })
  }),
)

const { max } = limits.password

export const optionalPasswordSchema = z.string().check(
  z.superRefine((password, context) => {
    const message = password === '' ? undefined : passwordProblem(password)
    if (message) context.addIssue({ code: 'custom', message })
  }),
  z.maxLength(max, fieldMessages.tooLong('The password', max)),
)

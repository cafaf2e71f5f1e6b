import {
  ChangePasswordInputSchema,
  EndOtherSessionsInputSchema,
  LoginInputSchema,
  ResetPasswordInputSchema,
  SendOtpInputSchema,
} from '@prangan/contract/schemas/accounts'
import * as z from 'zod/mini'
import { passwordProblem } from '../../lib/password-rule.ts'
import { messages } from '../../messages/index.ts'

function refuseFor(context: z.core.$RefinementCtx, message: string, fields: readonly PropertyKey[]): void {
  for (const field of ['root', ...fields]) context.addIssue({ code: 'custom', message, path: [field] })
}

/** The sign-in: only the first thing that is missing is named, above the button. */
export const LoginFormSchema = z.pipe(
  z.object({ uname: z.string(), psw: z.string() }).check(
    z.superRefine((typed, context) => {
      const issue = LoginInputSchema.safeParse(typed).error?.issues[0]
      if (issue) refuseFor(context, issue.message, issue.path)
    }),
  ),
  LoginInputSchema,
)

export const EmailFormSchema = z.pipe(
  z.object({ email: z.string() }).check(
    z.superRefine(({ email }, context) => {
      if (email.trim() === '') refuseFor(context, messages().account.emailMissing, ['email'])
    }),
  ),
  z.pick(SendOtpInputSchema, { email: true }),
)

type NewPassword = { newPassword: string; confirmPassword: string }

/** Nothing may be blank, and the new password is the same twice and long enough. */
const checkNewPassword = z.superRefine<NewPassword>((typed, context) => {
  const blank = Object.entries(typed).filter(([, text]) => text.trim() === '')
  if (blank.length > 0) {
    const names = blank.map(([name]) => name)
    return refuseFor(context, messages().account.fieldsMissing, names)
  }
  if (typed.newPassword !== typed.confirmPassword) {
    return refuseFor(context, messages().account.passwordsDiffer, ['confirmPassword'])
  }
  const message = passwordProblem(typed.newPassword)
  if (message) context.addIssue({ code: 'custom', message, path: ['newPassword'] })
})

export const CodeFormSchema = z.pipe(
  z.object({ otp: z.string(), newPassword: z.string(), confirmPassword: z.string() }).check(checkNewPassword),
  z.extend(z.pick(ResetPasswordInputSchema, { otp: true, newPassword: true }), {
    confirmPassword: z.string(),
  }),
)

export const OwnPasswordFormSchema = z.pipe(
  z.object({ newPassword: z.string(), confirmPassword: z.string() }).check(checkNewPassword),
  z.extend(z.pick(ResetPasswordInputSchema, { newPassword: true }), { confirmPassword: z.string() }),
)

export const ChangePasswordFormSchema = z.pipe(
  z
    .object({ currentPassword: z.string(), newPassword: z.string(), confirmPassword: z.string() })
    .check(checkNewPassword),
  z.extend(z.pick(ChangePasswordInputSchema, { currentPassword: true, newPassword: true }), {
    confirmPassword: z.string(),
  }),
)

/** The current password alone. */
export const EndOtherSessionsFormSchema = z.pipe(
  z.object({ currentPassword: z.string() }),
  z.pick(EndOtherSessionsInputSchema, { currentPassword: true }),
)

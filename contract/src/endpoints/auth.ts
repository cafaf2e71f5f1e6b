import * as z from 'zod/mini'
import { accessEndings } from '../errors.ts'
import {
  ChangePasswordInputSchema,
  CheckAuthOutputSchema,
  ChoosePasswordInputSchema,
  EndOtherSessionsInputSchema,
  LoginInputSchema,
  LoginOutputSchema,
  NextSessionOutputSchema,
  ResetPasswordInputSchema,
  SendOtpInputSchema,
  SendOtpOutputSchema,
} from '../schemas/accounts.ts'
import { endpoints } from './endpoint.ts'

const MessageSchema = z.object({ message: z.string() })

export const authEndpoints = endpoints({
  login: {
    routes: ['POST /auth/login_auth'],
    summary: 'Signs a member of staff in.',
    access: 'anyone',
    body: { format: 'json', input: LoginInputSchema },
    output: LoginOutputSchema,
    refuses: [
      'wrong-credentials',
      ...accessEndings,
      'first-password',
      'first-password-ended',
      'sign-in-delayed',
      'too-often',
    ],
  },
  choosePassword: {
    routes: ['POST /auth/choose_password'],
    summary: 'Replaces the password that the office chose by one of their own, and signs the person in.',
    access: 'anyone',
    body: { format: 'json', input: ChoosePasswordInputSchema },
    output: LoginOutputSchema,
    refuses: [
      'wrong-credentials',
      ...accessEndings,
      'first-password-ended',
      'password-chosen',
      'same-password',
      'weak-password',
      'sign-in-delayed',
      'too-often',
    ],
  },
  keepPassword: {
    routes: ['POST /auth/keep_password'],
    summary: 'The bearer says that their password is their own.',
    access: 'staff',
    output: MessageSchema,
  },
  checkAuth: {
    routes: ['GET /auth/checkAuth'],
    summary: 'Tells who the bearer is.',
    access: 'staff',
    output: CheckAuthOutputSchema,
  },
  sendOtpReset: {
    routes: ['POST /auth/send_otp_reset'],
    summary: 'Mails a one-time code for a new password.',
    access: 'anyone',
    body: { format: 'json', input: SendOtpInputSchema },
    output: SendOtpOutputSchema,
    refuses: ['code-too-soon', 'too-often', 'mail-failed'],
  },
  resetPassword: {
    routes: ['POST /auth/reset_password'],
    summary: 'Sets a new password with a one-time code and ends every session.',
    access: 'anyone',
    body: { format: 'json', input: ResetPasswordInputSchema },
    output: MessageSchema,
    refuses: ['wrong-code', 'weak-password'],
  },
  changePassword: {
    routes: ['POST /auth/change_password'],
    summary: 'Changes the password of the bearer, who names the current one, and ends every other session.',
    access: 'staff',
    body: { format: 'json', input: ChangePasswordInputSchema },
    output: NextSessionOutputSchema,
    refuses: ['wrong-current-password', 'weak-password', 'password-delayed', 'too-often'],
  },
  endOtherSessions: {
    routes: ['POST /auth/end_other_sessions'],
    summary: 'Ends every other session of the bearer, who names the current password.',
    access: 'staff',
    body: { format: 'json', input: EndOtherSessionsInputSchema },
    output: NextSessionOutputSchema,
    refuses: ['wrong-current-password', 'password-delayed', 'too-often'],
  },
})

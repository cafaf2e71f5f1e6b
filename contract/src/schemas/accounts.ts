import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { RoleSchema } from '../roles.ts'
import { EmailSchema, requiredText } from './fields.ts'

const credentialsMissing = 'Please enter both username and password'

/** Call 6. Never trims the password: spaces are part of it. */
export const LoginInputSchema = z.object({
  uname: z
    .string(credentialsMissing)
    .check(z.trim(), z.minLength(1, credentialsMissing), z.maxLength(limits.text.email, credentialsMissing)),
  psw: z.string(credentialsMissing).check(
    z.refine((password) => password.trim() !== '', credentialsMissing),
    z.maxLength(limits.password.max, credentialsMissing),
  ),
})
export type LoginInput = z.infer<typeof LoginInputSchema>

/** The signed-in person, as `login_auth` and `checkAuth` tell it. */
export const UserSchema = z.object({
  uid: z.string(),
  email: z.string(),
  name: z.string(),
})
export type User = z.infer<typeof UserSchema>

export const LoginOutputSchema = z.object({
  /** A Firebase ID token: the bearer for every call. */
  token: z.string(),
  /** For the web SDK's `signInWithCustomToken`. */
  customToken: z.string(),
  userType: RoleSchema,
  user: UserSchema,
  message: z.string(),
})

export const CheckAuthOutputSchema = z.object({ type: RoleSchema, user: UserSchema })

export const SendOtpInputSchema = z.object({ email: EmailSchema })

const PasswordSchema = z
  .string('All fields are required.')
  .check(
    z.minLength(limits.password.min, `The password needs at least ${limits.password.min} characters.`),
    z.maxLength(limits.password.max, `The password may have at most ${limits.password.max} characters.`),
  )

export const ResetPasswordInputSchema = z.object({
  email: EmailSchema,
  otp: z.string('All fields are required.').check(z.trim(), z.regex(/^\d{6}$/, 'The code has six digits.')),
  newPassword: PasswordSchema,
})

export const designations = ['Professor', 'Associate Professor', 'Assistant Professor'] as const
export const departmentSuggestions = ['Computer Science', 'Commerce', 'Science', 'Arts'] as const

/** Call 12. */
export const AddFacultyInputSchema = z.object({
  name: requiredText('Name', limits.text.name),
  designation: z.enum(designations, 'Please choose a designation.'),
  dept: requiredText('Department', limits.text.short),
  psw: PasswordSchema,
  email: EmailSchema,
  userType: z._default(RoleSchema, 'faculty'),
})

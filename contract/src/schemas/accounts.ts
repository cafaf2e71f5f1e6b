import { college } from '@prangan/college/config'
import * as z from 'zod/mini'
import { fieldMessages } from '../field-messages.ts'
import { limits } from '../limits.ts'
import { RoleSchema } from '../roles.ts'
import { DeviceSchema, EmailSchema, LanguageSchema, requiredText } from './fields.ts'
import { personName } from './person-fields.ts'

const { credentialsMissing } = fieldMessages

/** Without a language, the mail is in all of them. */
const MailLanguageSchema = z.optional(LanguageSchema)

/** Never trims the password: spaces are part of it. */
export const LoginInputSchema = z.object({
  uname: z
    .string(credentialsMissing)
    .check(z.trim(), z.minLength(1, credentialsMissing), z.maxLength(limits.text.email, credentialsMissing)),
  psw: z.string(credentialsMissing).check(
    z.refine((password) => password.trim() !== '', credentialsMissing),
    z.maxLength(limits.password.max, credentialsMissing),
  ),
  device: DeviceSchema,
})
export type LoginInput = z.infer<typeof LoginInputSchema>

export const UserSchema = z.object({
  uid: z.string(),
  email: z.string(),
  name: z.string(),
})
export type User = z.infer<typeof UserSchema>

export const LoginOutputSchema = z.object({
  /** A Firebase ID token, the bearer token of every call. */
  token: z.string(),
  /** For the web SDK's `signInWithCustomToken`. */
  customToken: z.string(),
  userType: RoleSchema,
  /** For a teacher it also has the profile's fields, as in `FacultyItemSchema`. */
  user: z.catchall(UserSchema, z.string()),
  message: z.string(),
  /** Present if the person must be asked whether the office chose the password. */
  asksAboutPassword: z.optional(z.boolean()),
})

export const CheckAuthOutputSchema = z.object({
  type: RoleSchema,
  user: UserSchema,
  /** Those in force. */
  grants: z.optional(z.array(z.string())),
  /** The last days (YYYY-MM-DD) of those of them that have one. */
  lastDays: z.optional(z.record(z.string(), z.string())),
  /** Counts changes of the person's rights; left out before the first. */
  version: z.optional(z.number()),
})

export const SendOtpInputSchema = z.object({
  email: EmailSchema,
  device: DeviceSchema,
  language: MailLanguageSchema,
})

/** `flow` identifies the request: sent back with the code, it proves that the same person requested it. */
export const SendOtpOutputSchema = z.object({ message: z.string(), flow: z.string() })

/** The server checks the length, and rejects common passwords. */
const PasswordSchema = z
  .string(fieldMessages.allFieldsRequired)
  .check(
    z.minLength(1, fieldMessages.allFieldsRequired),
    z.maxLength(limits.password.max, fieldMessages.tooLong('The password', limits.password.max)),
  )

export const ResetPasswordInputSchema = z.object({
  email: EmailSchema,
  otp: z
    .string(fieldMessages.allFieldsRequired)
    .check(z.trim(), z.regex(/^\d{6}$/, fieldMessages.sixDigitCode)),
  newPassword: PasswordSchema,
  /** From the answer of `send_otp_reset`. Without it, the last code requested from the same network counts. */
  flow: z.optional(z.string().check(z.maxLength(36, fieldMessages.badRequestId))),
  device: DeviceSchema,
  language: MailLanguageSchema,
})

/** Never trimmed: spaces are part of a password. */
const CurrentPasswordSchema = z
  .string(fieldMessages.currentPasswordMissing)
  .check(
    z.minLength(1, fieldMessages.currentPasswordMissing),
    z.maxLength(limits.password.max, fieldMessages.currentPasswordWrong),
  )

export const ChangePasswordInputSchema = z.object({
  currentPassword: CurrentPasswordSchema,
  newPassword: PasswordSchema,
  device: DeviceSchema,
  language: MailLanguageSchema,
})

export const ChoosePasswordInputSchema = z.extend(LoginInputSchema, {
  newPassword: PasswordSchema,
  language: MailLanguageSchema,
})

export const EndOtherSessionsInputSchema = z.object({
  currentPassword: CurrentPasswordSchema,
  device: DeviceSchema,
})

export const NextSessionOutputSchema = z.object({
  message: z.string(),
  token: z.string(),
  customToken: z.string(),
})

export const designations = college.designations.map(({ en }) => en)
export const departmentSuggestions = college.departments.map(({ en }) =>
  en.replace(college.departmentPrefix, ''),
)

/** 'none' is for office staff: they sign in like teachers, but are not shown among them. */
const ProfileKindSchema = z.enum(['public', 'none'], fieldMessages.chooseProfileKind)

export const AddFacultyInputSchema = z.object({
  name: personName('Name'),
  designation: z.enum(designations, fieldMessages.chooseDesignation),
  dept: requiredText('Department', limits.text.short),
  psw: PasswordSchema,
  email: EmailSchema,
  userType: z._default(RoleSchema, 'faculty'),
  profile: z._default(ProfileKindSchema, 'public'),
})

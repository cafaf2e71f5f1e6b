import { type RegisterAlumnusInput, RegisterAlumnusInputSchema } from '@prangan/contract/schemas/alumni'
import * as z from 'zod/mini'
import { errorText } from '../../../messages/error-text.ts'
import { messages } from '../../../messages/index.ts'

export type FieldName = keyof RegisterAlumnusInput

/** The label of each field; its error messages begin with the same. */
export const fieldLabels = (): Readonly<Record<FieldName, string>> => messages().alumni.fields

const fieldNames = Object.keys(RegisterAlumnusInputSchema.shape) as FieldName[]

/** The one field that may stay blank. */
export const optionalField: FieldName = 'specialization'

const texts = Object.fromEntries(fieldNames.map((name) => [name, z.string()])) as Record<
  FieldName,
  z.ZodMiniString<string>
>

/** The registration as it is typed, with its photo. A blank field says that it is required, and nothing else. */
export const RegistrationFormSchema = z.pipe(
  z.object({ ...texts, photo: z.optional(z.custom<File>()) }).check(
    z.superRefine(({ photo, ...typed }, context) => {
      const { common } = messages()
      const blank = fieldNames.filter((name) => name !== optionalField && typed[name].trim() === '')
      for (const name of blank) {
        context.addIssue({ code: 'custom', message: common.isRequired(fieldLabels()[name]), path: [name] })
      }
      const { issues = [] } = RegisterAlumnusInputSchema.safeParse(typed).error ?? {}
      for (const { message, path } of issues) context.addIssue({ code: 'custom', message, path })
      if (!photo) context.addIssue({ code: 'custom', message: errorText('photo-missing'), path: ['photo'] })
    }),
  ),
  z.transform(({ photo, ...typed }: Record<FieldName, string> & { photo?: File | undefined }) => ({
    registration: RegisterAlumnusInputSchema.parse(typed),
    photo: photo as File,
  })),
)

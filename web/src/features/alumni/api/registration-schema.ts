import { errors } from '@prangan/contract/errors'
import { type RegisterAlumnusInput, RegisterAlumnusInputSchema } from '@prangan/contract/schemas/alumni'
import * as z from 'zod/mini'

/** The label of each field; its error messages begin with the same. */
export const labels = {
  name: 'Name',
  father: "Father's name",
  mother: "Mother's name",
  email: 'E-mail',
  MoNo: 'Mobile number',
  dob: 'Date of birth',
  address: 'Address',
  gender: 'Gender',
  degree: 'Degree',
  year: 'Year of passing',
  designation: 'Designation',
  workingplace: 'Working place',
  specialization: 'Specialization',
} as const satisfies Record<keyof RegisterAlumnusInput, string>

export type FieldName = keyof typeof labels
const fieldNames = Object.keys(labels) as FieldName[]

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
      const blank = fieldNames.filter((name) => name !== optionalField && typed[name].trim() === '')
      for (const name of blank) {
        context.addIssue({ code: 'custom', message: `${labels[name]} is required.`, path: [name] })
      }
      const { issues = [] } = RegisterAlumnusInputSchema.safeParse(typed).error ?? {}
      for (const { message, path } of issues) context.addIssue({ code: 'custom', message, path })
      if (!photo) context.addIssue({ code: 'custom', message: errors['photo-missing'][1], path: ['photo'] })
    }),
  ),
  z.transform(({ photo, ...typed }: Record<FieldName, string> & { photo?: File | undefined }) => ({
    registration: RegisterAlumnusInputSchema.parse(typed),
    photo: photo as File,
  })),
)

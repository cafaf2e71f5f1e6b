import { AdmissionInputSchema } from '@prangan/contract/schemas/admissions'
import * as z from 'zod/mini'
import { type FieldName, fieldNames, labels, type Typed } from './application-fields.ts'

export const messages = {
  busy: 'Submitting form...',
  sent: 'Form submitted successfully!',
  missing: 'Please fill in all required fields.',
  undeclared: 'Please agree to the declaration before submitting.',
} as const

/** If one of these is blank, the whole form says that fields are missing. */
const requiredFirst: readonly FieldName[] = ['name', 'email', 'mobile', 'course', 'category']

const texts = Object.fromEntries(fieldNames.map((name) => [name, z.string()])) as Record<
  FieldName,
  z.ZodMiniString<string>
>

/** The application as it is typed, and the declaration: what is missing or wrong first, the declaration only after that. */
export const ApplicationFormSchema = z.pipe(
  z.object({ ...texts, declaration: z.boolean() }).check(
    z.superRefine(({ declaration, ...typed }, context) => {
      const add = (name: PropertyKey, message: string) =>
        context.addIssue({ code: 'custom', message, path: [name] })
      const isBlank = (name: FieldName) => typed[name].trim() === ''
      if (requiredFirst.some(isBlank)) add('root', messages.missing)
      // The schema's own messages for these sound as if something wrong had been typed.
      for (const name of ['dob', 'email'] as const)
        if (isBlank(name)) add(name, `${labels[name]} is required.`)
      const { issues = [] } = AdmissionInputSchema.safeParse(typed).error ?? {}
      for (const { message, path } of issues) add(String(path[0]), message)
      if (issues.length > 0 || declaration) return
      for (const name of ['root', 'declaration']) add(name, messages.undeclared)
    }),
  ),
  z.transform(({ declaration: _, ...typed }: Typed & { declaration: boolean }) =>
    AdmissionInputSchema.parse(typed),
  ),
)

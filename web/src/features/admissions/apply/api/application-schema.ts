import { AdmissionInputSchema } from '@prangan/contract/schemas/admissions'
import * as z from 'zod/mini'
import { messages } from '../../../../messages/index.ts'
import { fieldLabels } from './application-fields.ts'
import { type FieldName, fieldNames, type Typed } from './field-names.ts'

const requiredFirst: readonly FieldName[] = ['name', 'email', 'mobile', 'course', 'category']

const texts = Object.fromEntries(fieldNames.map((name) => [name, z.string()])) as Record<
  FieldName,
  z.ZodMiniString<string>
>

/**
 * The application as it is typed, and the declaration: what is missing or wrong first, the declaration only after that.
 * `courseFault` says why no application for a course is taken now, if so.
 */
export const applicationFormSchema = (courseIssue: (course: string) => string | undefined) =>
  z.pipe(
    z.object({ ...texts, declaration: z.boolean() }).check(
      z.superRefine(({ declaration, ...typed }, context) => {
        const { admissions, common } = messages()
        const add = (name: PropertyKey, message: string) =>
          context.addIssue({ code: 'custom', message, path: [name] })
        const isBlank = (name: FieldName) => typed[name].trim() === ''
        if (requiredFirst.some(isBlank)) add('root', admissions.missing)
        // The schema's own messages for these sound as if something wrong had been typed.
        for (const name of ['dob', 'email'] as const)
          if (isBlank(name)) add(name, common.isRequired(fieldLabels()[name]))
        const { issues = [] } = AdmissionInputSchema.safeParse(typed).error ?? {}
        for (const { message, path } of issues) add(String(path[0]), message)
        const closed = courseIssue(typed.course)
        if (closed) add('course', closed)
        if (issues.length > 0 || closed || declaration) return
        for (const name of ['root', 'declaration']) add(name, admissions.undeclared)
      }),
    ),
    z.transform(({ declaration: _, ...typed }: Typed & { declaration: boolean }) =>
      AdmissionInputSchema.parse(typed),
    ),
  )

export const ApplicationFormSchema = applicationFormSchema(() => undefined)

import { fieldNames, type Typed } from '@prangan/web/features/admissions/apply/api/field-names.ts'
import * as z from 'zod/mini'
import { CounterApplicationInputSchema } from '../../../contract/schemas/admission-desk.ts'

type Output = z.output<typeof CounterApplicationInputSchema>

const texts = Object.fromEntries(fieldNames.map((name) => [name, z.string()])) as Record<
  keyof Typed,
  z.ZodMiniString<string>
>

/** The first step as it is typed at the counter: a walk-in may have no e-mail address. */
export const PaperFormSchema = z.pipe(
  z.object({ ...texts, language: z.string() }).check(
    z.superRefine((typed, context) => {
      const { issues = [] } = CounterApplicationInputSchema.safeParse(typed).error ?? {}
      for (const { message, path } of issues)
        context.addIssue({ code: 'custom', message, path: [String(path[0])] })
    }),
  ),
  z.transform((typed): Output => CounterApplicationInputSchema.parse(typed)),
) as z.ZodMiniType<Output, PaperTyped>

export type PaperTyped = Typed & { language: string }

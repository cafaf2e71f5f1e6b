import * as z from 'zod/mini'
import type { PublicSession } from '../../../contract/schemas/admission-sessions.ts'
import { PublicSessionSchema } from '../../../contract/schemas/admission-sessions.ts'
import { OwnApplicationSchema } from '../../../contract/schemas/own-application.ts'
import { nothingTypedOf, StoredTypedSchema } from '../api/typed-details.ts'
import type { SentApplication } from '../steps/steps-props.ts'

/** An application that was sent, with what its printed sheet says; the college shows none of it again. */
export type Finished = SentApplication & { session: PublicSession; programme: string }

/** Stored for this tab only, so that a reload does not lose the sheet. */
const key = 'application-finished'

const FinishedSchema = z.object({
  own: OwnApplicationSchema,
  typed: StoredTypedSchema,
  pictures: z.object({ photo: z.optional(z.string()), signature: z.optional(z.string()) }),
  session: PublicSessionSchema,
  programme: z.string(),
})

/** The application that was sent in this tab, or null. */
export function readFinished(): Finished | null {
  try {
    const stored = FinishedSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    if (!stored.success) return null
    const typed = { ...nothingTypedOf([]), ...stored.data.typed }
    return { ...stored.data, typed }
  } catch {
    return null
  }
}

export function keepFinished(finished: Finished | null): void {
  try {
    if (finished) sessionStorage.setItem(key, JSON.stringify(finished))
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage it is shown as long as the page is open.
  }
}

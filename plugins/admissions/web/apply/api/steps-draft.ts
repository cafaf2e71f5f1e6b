import * as z from 'zod/mini'
import type { SheetPictures } from '../steps/steps-props.ts'
import { StoredTypedSchema, type TypedDetails, withoutAgreements } from './typed-details.ts'

/** The storage key of an application's later steps, on this device, until they are sent or taken off it. */
const keyOf = (number: string): string => `application-steps ${number}`
const version = 1

const StepsDraftSchema = z.object({
  version: z.literal(version),
  step: z.string(),
  typed: StoredTypedSchema,
  /** The steps that were shown. */
  visited: z._default(z.array(z.string()), []),
  pictures: z.object({ photo: z.optional(z.string()), signature: z.optional(z.string()) }),
})
export type StepsDraft = z.infer<typeof StepsDraftSchema>

/** What was typed of an application before, on this device; null for nothing. */
export function readStepsDraft(number: string): StepsDraft | null {
  try {
    const draft = StepsDraftSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(number)) ?? 'null'))
    return draft.success ? draft.data : null
  } catch {
    return null
  }
}

type Kept = { step: string; typed: TypedDetails; visited: readonly string[]; pictures: SheetPictures }

/** Keeps what is typed; returns whether that worked. Where pictures have no room, all else is kept without them. */
export function saveStepsDraft(number: string, { step, typed, visited, pictures }: Kept): boolean {
  const draft = { version, step, visited, typed: withoutAgreements(typed) }
  return [pictures, {}].some((shown) => {
    try {
      localStorage.setItem(keyOf(number), JSON.stringify({ ...draft, pictures: shown }))
      return true
    } catch {
      return false
    }
  })
}

export function forgetStepsDraft(number: string): void {
  try {
    localStorage.removeItem(keyOf(number))
  } catch {
    // Without storage there is nothing to delete.
  }
}

import { fieldMessages } from '@prangan/contract/field-messages'
import { dayInIndia } from '@prangan/contract/india-time'
import { Failure } from '@prangan/functions/lib/failure'

/** Throws 400 at the field if its day (YYYY-MM-DD) is in the future. */
export function refuseDayToCome(field: string, day: string, now: Date): void {
  if (day > dayInIndia(now))
    throw new Failure('invalid-input', { fields: { [field]: fieldMessages.dayToCome } })
}

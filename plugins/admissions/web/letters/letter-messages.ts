import { createCatalogue } from '@prangan/web/messages/catalogue.ts'
import type english from '../../messages/en/letters.ts'

export type LetterMessages = typeof english

/** A letter is in its applicant's language, which may differ from the desk's. */
export const loadLetterMessages = createCatalogue(
  import.meta.glob<{ default: LetterMessages }>('../../messages/*/letters.ts'),
).load

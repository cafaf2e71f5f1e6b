import { createCatalogue } from '@prangan/web/messages/catalogue.ts'
import type english from '../../messages/en/registration.ts'

type RegistrationMessages = typeof english

const catalogue = createCatalogue(
  import.meta.glob<{ default: RegistrationMessages }>('../../messages/*/registration.ts'),
)

/** Call it before the page is rendered. */
export const loadRegistrationMessages = catalogue.load

export const registrationMessages = catalogue.messages

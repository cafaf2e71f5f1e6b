import { createCatalogue } from '@prangan/web/messages/catalogue.ts'
import type english from '../../messages/en/registration.ts'

type RegistrationMessages = typeof english

const catalogue = createCatalogue<RegistrationMessages>({
  en: () => import('../../messages/en/registration.ts'),
  hi: () => import('../../messages/hi/registration.ts'),
})

/** Call it before the page is rendered. */
export const loadRegistrationMessages = catalogue.load

export const registrationMessages = catalogue.messages

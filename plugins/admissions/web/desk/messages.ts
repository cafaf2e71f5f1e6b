import type { Language } from '@prangan/contract/languages'
import { createCatalogue } from '@prangan/web/messages/catalogue.ts'
import type menuInEnglish from '../../messages/en/desk-menu.ts'
import type english from '../../messages/en/desk-sections/index.ts'
import { loadApplicantMessages } from '../applicant-messages.ts'
import { loadRegistrationMessages } from '../apply/registration-messages.ts'
import { loadStepsMessages } from '../apply/steps-messages.ts'

export type AdmissionDeskMessages = typeof english

const menu = createCatalogue(
  import.meta.glob<{ default: typeof menuInEnglish }>('../../messages/*/desk-menu.ts'),
)

export const loadDeskMessages = menu.load

/** What the desk shows before one of the plugin's sections is open: the menu, and the overview. */
export const admissionMenuMessages = menu.messages

const sections = createCatalogue(
  import.meta.glob<{ default: AdmissionDeskMessages }>('../../messages/*/desk-sections/index.ts'),
)

export const loadSectionMessages = (language: Language) =>
  Promise.all(
    [sections.load, loadApplicantMessages, loadRegistrationMessages, loadStepsMessages].map((load) =>
      load(language),
    ),
  )

export const admissionDeskMessages = sections.messages

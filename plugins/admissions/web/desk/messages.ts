import type { Language } from '@prangan/contract/languages'
import { createCatalogue } from '@prangan/web/messages/catalogue.ts'
import type english from '../../messages/en/desk-sections/index.ts'
import { loadApplicantMessages } from '../applicant-messages.ts'
import { loadRegistrationMessages } from '../apply/registration-messages.ts'
import { loadStepsMessages } from '../apply/steps-messages.ts'

export type AdmissionDeskMessages = typeof english

const catalogue = createCatalogue(
  import.meta.glob<{ default: AdmissionDeskMessages }>('../../messages/*/desk-sections/index.ts'),
)

export const loadDeskMessages = (language: Language) =>
  Promise.all(
    [catalogue.load, loadApplicantMessages, loadRegistrationMessages, loadStepsMessages].map((load) =>
      load(language),
    ),
  )

export const admissionDeskMessages = catalogue.messages

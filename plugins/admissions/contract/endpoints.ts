import { admissionDayEndpoints } from './endpoints/admission-day.ts'
import { admissionDeskEndpoints } from './endpoints/admission-desk.ts'
import { admissionPaymentEndpoints } from './endpoints/admission-payments.ts'
import { ownApplicationEndpoints } from './endpoints/own-application.ts'

export const endpointTable = {
  ...ownApplicationEndpoints,
  ...admissionPaymentEndpoints,
  ...admissionDayEndpoints,
  ...admissionDeskEndpoints,
} as const

export const endpointTag = {
  name: 'Admissions and inquiries',
  description: 'Forms that visitors send, and what the office decides.',
  rows: endpointTable,
} as const

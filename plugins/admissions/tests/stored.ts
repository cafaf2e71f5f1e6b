import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { admissionPaths } from '../contract/paths.ts'
import {
  AdmissionListDocumentSchema,
  ListSeatsDocumentSchema,
  MeritTraceDocumentSchema,
  ObjectionDocumentSchema,
} from '../contract/schemas/admission-lists.ts'
import { AdmissionSessionDocumentSchema } from '../contract/schemas/admission-sessions.ts'
import { AdmissionDocumentSchema } from '../contract/schemas/application.ts'
import { ApplicationAccessSchema } from '../contract/schemas/application-access.ts'
import { BankCreditSchema } from '../contract/schemas/bank-credits.ts'
import {
  CounterSchema,
  PaymentEntrySchema,
  PaymentReferenceSchema,
  RefundAccountDocumentSchema,
} from '../contract/schemas/payment-entries.ts'

export const storedSchemas = {
  admissions: [AdmissionDocumentSchema],
  admissionSessions: [AdmissionSessionDocumentSchema],
  admissionLists: [AdmissionListDocumentSchema],
  traces: [MeritTraceDocumentSchema],
  seats: [ListSeatsDocumentSchema],
  objections: [ObjectionDocumentSchema],
  applicationAccess: [ApplicationAccessSchema],
  admissionPayments: [PaymentEntrySchema],
  paymentReferences: [PaymentReferenceSchema],
  receiptCounters: [CounterSchema],
  bankCredits: [BankCreditSchema],
  refundAccounts: [RefundAccountDocumentSchema],
  rollCounters: [CounterSchema],
}

/** Collections whose documents have collections. */
export const parents = ['admissionLists'] as const

export const objectsOf = {
  admissions: (application: QueryDocumentSnapshot): string[] =>
    Object.values(AdmissionDocumentSchema.shape.documents.parse(application.get('documents'))).map(
      ({ file }) => admissionPaths.file(application.id, file),
    ),
}

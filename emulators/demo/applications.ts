import { idOfNumber } from '@prangan/contract/ids'
import {
  type AdmissionDocument,
  AdmissionDocumentSchema,
  applicationKeys,
} from '@prangan/contract/schemas/admissions'
import { state } from '@prangan/contract/states/profile'
import { Timestamp } from 'firebase-admin/firestore'
import type { DemoApplication } from './types.ts'

export const applicationId = ({ applicationNumber }: DemoApplication): string => idOfNumber(applicationNumber)

export function admissionDocument(application: DemoApplication, index: number): AdmissionDocument {
  const { sentAt, ...told } = application
  const at = Timestamp.fromDate(new Date(sentAt))
  // Example domains and an unassigned number, so that mails and calls reach nobody.
  const email = `${told.name.toLowerCase().replaceAll(' ', '.')}@example.com`
  const mobile = `66666${30101 + index}`
  return AdmissionDocumentSchema.parse({
    ...told,
    email,
    mobile,
    state: state.name.en,
    history: [],
    version: 1,
    createdAt: at,
    updatedAt: at,
    searchKeys: applicationKeys({ ...told, email, mobile }),
  })
}

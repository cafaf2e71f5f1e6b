import type { RegisterAdmissionInput } from '@prangan/contract/schemas/admissions'
import type { Firestore, WriteBatch } from 'firebase-admin/firestore'
import type { ApplicantMail } from './application-store.ts'

/** What a plugin adds to a new application. */
export type AddedToApplication = {
  fields: object
  /** In place of the mail that the application was received. */
  mail?: ApplicantMail | undefined
  /** Adds to the batch; returns what opens the later steps, if there are any. */
  add(batch: WriteBatch, application: Added): Opened | undefined
}
type Added = { id: string; applicationNumber: string }
type Opened = { token: string; expiresAt: string }

/** Reads what a plugin needs before the application is written. `address` is the sender's network. */
export type OnApplication = (
  firestore: Firestore,
  form: Pick<RegisterAdmissionInput, 'course'>,
  context: { now: Date; address: string },
) => Promise<AddedToApplication>

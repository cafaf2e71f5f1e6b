import type { AdmissionInput } from '@prangan/contract/schemas/admissions'
import type { Typed } from '@prangan/web/features/admissions/apply/api/field-names.ts'
import type { PublicSession } from '../../../contract/schemas/admission-sessions.ts'
import type { OwnApplication } from '../../../contract/schemas/own-application.ts'
import type { TypedDetails } from '../api/typed-details.ts'
import type { ApplicationAccess } from './application-access.ts'

/** The first step. Where it was sent from another device, only what the steps depend on is known. */
export type StepsApplicant = Pick<AdmissionInput, 'name' | 'dob' | 'gender' | 'category' | 'state'> &
  Partial<Typed>

/** An application that was sent: how it stands, what was typed, and the pictures for its printed sheet. */
export type SentApplication = { own: OwnApplication; typed: TypedDetails; pictures: SheetPictures }

/** Data URLs of the photo and the signature, where they were chosen on this device. */
export type SheetPictures = { photo?: string | undefined; signature?: string | undefined }

/** The later steps of an application, on the site and at the desk's counter. */
export type ApplicationStepsProps = {
  number: string
  sent?: string | undefined
  session: PublicSession
  programme: PublicSession['programmes'][number]
  applicant: StepsApplicant
  access: ApplicationAccess
  /** The first step was changed; without it, it cannot be. */
  onChange?: (applicant: AdmissionInput) => void
  onDone: (sent: SentApplication) => void
}

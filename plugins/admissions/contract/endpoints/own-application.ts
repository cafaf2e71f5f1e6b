import { endpoints } from '@prangan/contract/endpoints/endpoint'
import { ApplicationTokenSchema } from '@prangan/contract/schemas/admissions'
import * as z from 'zod/mini'
import { admissionLimits } from '../limits.ts'
import { PublicSessionSchema } from '../schemas/admission-sessions.ts'
import {
  AnswerOfferInputSchema,
  AnswerQueriesInputSchema,
  ApplicationDocumentInputSchema,
  ConfirmGuardianInputSchema,
  GiveConsentInputSchema,
  OpenApplicationInputSchema,
  OwnApplicationSchema,
  OwnApplicationTokenSchema,
  ReportFeeInputSchema,
  RequestApplicationCodeInputSchema,
  SubmitApplicationInputSchema,
  TakeBackConsentInputSchema,
  WithdrawApplicationInputSchema,
} from '../schemas/own-application.ts'

const ownApplicationErrors = ['application-look-ended', 'no-such-application'] as const

/** Endpoints for applicants, who have no account: all but the first three require a token in the body. */
export const ownApplicationEndpoints = endpoints({
  listAdmissionSessions: {
    routes: ['GET /api/admissions/sessions'],
    summary: 'The sessions that are visible, with their programmes and what is asked for.',
    access: 'anyone',
    output: z.object({ sessions: z.array(PublicSessionSchema) }),
  },
  requestApplicationCode: {
    routes: ['POST /api/admissions/code'],
    summary: 'Mails a one-time code for the page of an application, if number and address belong together.',
    access: 'anyone',
    isPublicForm: true,
    body: { format: 'json', input: RequestApplicationCodeInputSchema },
    output: z.object({ message: z.string(), flow: z.string() }),
  },
  openApplication: {
    routes: ['POST /api/admissions/open'],
    summary: 'Exchanges a code for a token that opens the application for half an hour.',
    access: 'anyone',
    body: { format: 'json', input: OpenApplicationInputSchema },
    output: ApplicationTokenSchema,
    refuses: ['wrong-code', 'too-often'],
  },
  readOwnApplication: {
    routes: ['POST /api/admissions/own'],
    summary: 'What an applicant may see of the own application.',
    access: 'anyone',
    body: { format: 'json', input: OwnApplicationTokenSchema },
    output: OwnApplicationSchema,
    refuses: ownApplicationErrors,
  },
  addApplicationDocument: {
    routes: ['POST /api/admissions/documents'],
    summary: 'Stores a document in its slot, in place of the one that is there.',
    access: 'anyone',
    body: {
      format: 'multipart',
      input: ApplicationDocumentInputSchema,
      files: {
        file: {
          maxBytes: admissionLimits.documentBytes,
          kinds: ['pdf', 'jpeg', 'png', 'webp'],
          isPassive: true,
          isRemade: true,
        },
      },
    },
    output: OwnApplicationSchema,
    refuses: [
      ...ownApplicationErrors,
      'not-now',
      'file-missing',
      'documents-full',
      'uploads-too-often',
      'wrong-photo-type',
    ],
  },
  removeApplicationDocument: {
    routes: ['POST /api/admissions/documents/remove'],
    summary: 'Empties a slot.',
    access: 'anyone',
    body: { format: 'json', input: ApplicationDocumentInputSchema },
    output: OwnApplicationSchema,
    refuses: [...ownApplicationErrors, 'not-now'],
  },
  submitApplication: {
    routes: ['POST /api/admissions/submit'],
    summary: 'Sends the later steps of an application: marks, subjects, claims and consents.',
    access: 'anyone',
    body: { format: 'json', input: SubmitApplicationInputSchema },
    output: OwnApplicationSchema,
    refuses: [...ownApplicationErrors, 'not-now', 'admission-closed', 'documents-missing'],
  },
  answerApplicationQueries: {
    routes: ['POST /api/admissions/answers'],
    summary: 'Answers what the office asked.',
    access: 'anyone',
    body: { format: 'json', input: AnswerQueriesInputSchema },
    output: OwnApplicationSchema,
    refuses: [...ownApplicationErrors, 'not-now'],
  },
  requestGuardianCode: {
    routes: ['POST /api/admissions/guardian/code'],
    summary: 'Mails the guardian of an applicant under 18 a code by which they agree.',
    access: 'anyone',
    body: { format: 'json', input: OwnApplicationTokenSchema },
    output: z.object({ message: z.string() }),
    refuses: [...ownApplicationErrors, 'not-now', 'too-often', 'mail-failed'],
  },
  confirmGuardian: {
    routes: ['POST /api/admissions/guardian'],
    summary: 'Records the consent of the guardian, who was mailed this code.',
    access: 'anyone',
    body: { format: 'json', input: ConfirmGuardianInputSchema },
    output: OwnApplicationSchema,
    refuses: [...ownApplicationErrors, 'not-now', 'wrong-code'],
  },
  takeBackConsent: {
    routes: ['POST /api/admissions/consents/take-back'],
    summary: 'Takes back a consent that the application can do without.',
    access: 'anyone',
    body: { format: 'json', input: TakeBackConsentInputSchema },
    output: OwnApplicationSchema,
    refuses: [...ownApplicationErrors, 'not-now', 'consent-needed'],
  },
  giveConsent: {
    routes: ['POST /api/admissions/consents/give'],
    summary: 'Gives a consent that was refused before, or taken back.',
    access: 'anyone',
    body: { format: 'json', input: GiveConsentInputSchema },
    output: OwnApplicationSchema,
    refuses: [...ownApplicationErrors, 'not-now'],
  },
  answerOffer: {
    routes: ['POST /api/admissions/offer'],
    summary: 'Accepts or declines the seat that is offered.',
    access: 'anyone',
    body: { format: 'json', input: AnswerOfferInputSchema },
    output: OwnApplicationSchema,
    refuses: [...ownApplicationErrors, 'not-now', 'offer-ended'],
  },
  reportFee: {
    routes: ['POST /api/admissions/fee'],
    summary: 'Reports the payment of the fee by its reference.',
    access: 'anyone',
    body: { format: 'json', input: ReportFeeInputSchema },
    output: OwnApplicationSchema,
    refuses: [...ownApplicationErrors, 'not-now', 'offer-ended'],
  },
  withdrawOwnApplication: {
    routes: ['POST /api/admissions/withdraw'],
    summary: 'Withdraws the application; after the fee, with the refund that the rule gives.',
    access: 'anyone',
    body: { format: 'json', input: WithdrawApplicationInputSchema },
    output: OwnApplicationSchema,
    refuses: [...ownApplicationErrors, 'not-now', 'refund-changed'],
  },
})

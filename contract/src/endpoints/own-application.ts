import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { PublicSessionSchema } from '../schemas/admission-sessions.ts'
import {
  AnswerOfferInputSchema,
  AnswerQueriesInputSchema,
  ApplicationDocumentInputSchema,
  ApplicationTokenSchema,
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
import { endpoints } from './endpoint.ts'

/** What an applicant does without an account: each call but the first three carries a token in its body. */
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
  },
  readOwnApplication: {
    routes: ['POST /api/admissions/own'],
    summary: 'What an applicant may see of the own application.',
    access: 'anyone',
    body: { format: 'json', input: OwnApplicationTokenSchema },
    output: OwnApplicationSchema,
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
          maxBytes: limits.file.applicationDocument,
          kinds: ['pdf', 'jpeg', 'png', 'webp'],
          isPassive: true,
        },
      },
    },
    output: OwnApplicationSchema,
  },
  removeApplicationDocument: {
    routes: ['POST /api/admissions/documents/remove'],
    summary: 'Empties a slot.',
    access: 'anyone',
    body: { format: 'json', input: ApplicationDocumentInputSchema },
    output: OwnApplicationSchema,
  },
  submitApplication: {
    routes: ['POST /api/admissions/submit'],
    summary: 'Sends the later steps of an application: marks, subjects, claims and consents.',
    access: 'anyone',
    body: { format: 'json', input: SubmitApplicationInputSchema },
    output: OwnApplicationSchema,
  },
  answerApplicationQueries: {
    routes: ['POST /api/admissions/answers'],
    summary: 'Answers what the office asked.',
    access: 'anyone',
    body: { format: 'json', input: AnswerQueriesInputSchema },
    output: OwnApplicationSchema,
  },
  requestGuardianCode: {
    routes: ['POST /api/admissions/guardian/code'],
    summary: 'Mails the guardian of an applicant under 18 a code by which they agree.',
    access: 'anyone',
    body: { format: 'json', input: OwnApplicationTokenSchema },
    output: z.object({ message: z.string() }),
  },
  confirmGuardian: {
    routes: ['POST /api/admissions/guardian'],
    summary: 'Records the consent of the guardian, who was mailed this code.',
    access: 'anyone',
    body: { format: 'json', input: ConfirmGuardianInputSchema },
    output: OwnApplicationSchema,
  },
  takeBackConsent: {
    routes: ['POST /api/admissions/consents/take-back'],
    summary: 'Takes back a consent that the application can do without.',
    access: 'anyone',
    body: { format: 'json', input: TakeBackConsentInputSchema },
    output: OwnApplicationSchema,
  },
  giveConsent: {
    routes: ['POST /api/admissions/consents/give'],
    summary: 'Gives a consent that was refused before, or taken back.',
    access: 'anyone',
    body: { format: 'json', input: GiveConsentInputSchema },
    output: OwnApplicationSchema,
  },
  answerOffer: {
    routes: ['POST /api/admissions/offer'],
    summary: 'Accepts or declines the seat that is offered.',
    access: 'anyone',
    body: { format: 'json', input: AnswerOfferInputSchema },
    output: OwnApplicationSchema,
  },
  reportFee: {
    routes: ['POST /api/admissions/fee'],
    summary: 'Reports the payment of the fee by its reference.',
    access: 'anyone',
    body: { format: 'json', input: ReportFeeInputSchema },
    output: OwnApplicationSchema,
  },
  withdrawOwnApplication: {
    routes: ['POST /api/admissions/withdraw'],
    summary: 'Withdraws the application; after the fee, with the refund that the rule gives.',
    access: 'anyone',
    body: { format: 'json', input: WithdrawApplicationInputSchema },
    output: OwnApplicationSchema,
  },
})

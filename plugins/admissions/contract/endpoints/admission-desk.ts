import { applicationErrors } from '@prangan/contract/endpoints/admissions'
import { endpoints } from '@prangan/contract/endpoints/endpoint'
import { IdSchema } from '@prangan/contract/ids'
import { ApplicationTokenSchema } from '@prangan/contract/schemas/admissions'
import * as z from 'zod/mini'
import {
  AdmissionListInputSchema,
  ConfirmFeeInputSchema,
  CounterApplicationInputSchema,
  EndApplicationInputSchema,
  ListPreviewSchema,
  MeritTraceOutputSchema,
  OfferSeatsInputSchema,
  PublishListInputSchema,
  RecordGuardianConsentInputSchema,
  ScrutiniseApplicationInputSchema,
  WithdrawListInputSchema,
} from '../schemas/admission-desk.ts'
import { AdmissionSessionInputSchema } from '../schemas/admission-sessions.ts'
import { CorrectApplicationInputSchema } from '../schemas/corrections.ts'

const params = z.object({ id: IdSchema })
const changed = z.object({ message: z.string(), version: z.number() })

export const admissionDeskEndpoints = endpoints({
  addAdmissionSession: {
    routes: ['POST /api/admissions/sessions'],
    summary: 'Creates a session of admissions with its programmes and rules.',
    access: 'admission:manage',
    creates: true,
    body: { format: 'json', input: AdmissionSessionInputSchema },
    output: z.object({ message: z.string(), id: z.string() }),
    status: 201,
    refuses: ['session-taken'],
  },
  updateAdmissionSession: {
    routes: ['PUT /api/admissions/sessions/:id'],
    summary: 'Changes a session: its dates, seats, fees, rules and documents.',
    access: 'admission:manage',
    params,
    body: {
      format: 'json',
      input: z.object({ version: z.number(), session: AdmissionSessionInputSchema }),
    },
    output: changed,
    refuses: ['no-such-session', 'changed-meanwhile', 'session-in-use'],
  },
  previewList: {
    routes: ['POST /api/admissions/lists/preview'],
    summary: 'Computes the next merit list of a programme, and publishes nothing.',
    access: 'admission:manage',
    body: { format: 'json', input: AdmissionListInputSchema },
    output: ListPreviewSchema,
    refuses: ['no-such-session', 'list-too-long'],
  },
  publishList: {
    routes: ['POST /api/admissions/lists'],
    summary: 'Publishes the next merit list of a programme as it was previewed.',
    access: 'admission:manage',
    creates: true,
    body: { format: 'json', input: PublishListInputSchema },
    output: z.object({ message: z.string(), id: z.string() }),
    status: 201,
    refuses: ['no-such-session', 'list-too-long', 'list-changed'],
  },
  withdrawList: {
    routes: ['POST /api/admissions/lists/:id/withdraw'],
    summary: 'Takes a published list back as a whole, unless seats were offered from it.',
    access: 'admission:manage',
    params,
    body: { format: 'json', input: WithdrawListInputSchema },
    output: z.object({ message: z.string() }),
    refuses: ['no-such-list', 'changed-meanwhile', 'list-followed', 'list-offered'],
  },
  offerSeats: {
    routes: ['POST /api/admissions/lists/:id/offers'],
    summary: 'Offers the seats of a published list, with the time in which the fee can be paid.',
    access: 'admission:manage',
    params,
    body: { format: 'json', input: OfferSeatsInputSchema },
    output: z.object({ message: z.string(), offered: z.number(), left: z.number() }),
    refuses: ['no-such-list', 'no-such-session', 'changed-meanwhile'],
  },
  readMeritTrace: {
    routes: ['GET /api/admissions/lists/:id/traces/:application'],
    summary: 'Why an applicant has this rank on a list.',
    access: 'admission:read',
    params: z.object({ id: IdSchema, application: IdSchema }),
    output: MeritTraceOutputSchema,
    refuses: ['no-such-list'],
  },
  addCounterApplication: {
    routes: ['POST /api/admissions/counter'],
    summary: 'Enters the first step of a walk-in’s application, and opens the later ones.',
    access: 'admission:verify',
    creates: true,
    body: { format: 'json', input: CounterApplicationInputSchema },
    output: z.object({
      message: z.string(),
      applicationNumber: z.string(),
      opened: z.nullable(ApplicationTokenSchema),
    }),
    status: 201,
  },
  openCounterApplication: {
    routes: ['POST /api/admissions/:id/counter'],
    summary: 'Opens the later steps of an application for somebody who is at the counter.',
    access: 'admission:verify',
    params,
    output: ApplicationTokenSchema,
    refuses: ['no-such-application', 'not-now'],
  },
  recordGuardianConsent: {
    routes: ['PUT /api/admissions/:id/guardian'],
    summary: 'Records that the office has seen the guardian’s consent on paper.',
    access: 'admission:verify',
    params,
    body: { format: 'json', input: RecordGuardianConsentInputSchema },
    output: changed,
    refuses: [...applicationErrors, 'no-such-session'],
  },
  scrutiniseApplication: {
    routes: ['PUT /api/admissions/:id/scrutiny'],
    summary: 'Records what the office found of each item, asks the applicant, verifies or rejects.',
    access: 'admission:verify',
    params,
    body: { format: 'json', input: ScrutiniseApplicationInputSchema },
    output: changed,
    refuses: [...applicationErrors, 'no-such-session', 'not-sent-yet', 'unchecked-items', 'guardian-missing'],
  },
  correctApplication: {
    routes: ['PUT /api/admissions/:id/facts'],
    summary: 'Corrects facts of an application, with the document they were read from and the reason.',
    access: 'admission:verify',
    params,
    body: { format: 'json', input: CorrectApplicationInputSchema },
    output: changed,
    refuses: [...applicationErrors, 'no-such-session', 'not-sent-yet'],
  },
  confirmFee: {
    routes: ['PUT /api/admissions/:id/fee'],
    summary: 'Confirms the fee of an offered seat: the applicant is admitted.',
    access: 'admission:fees',
    params,
    body: { format: 'json', input: ConfirmFeeInputSchema },
    output: changed,
    refuses: [...applicationErrors, 'no-such-session', 'paid-outside-offer'],
  },
  endApplication: {
    routes: ['PUT /api/admissions/:id/end'],
    summary:
      'Withdraws or cancels an application on the applicant’s word, or records that a refund was paid.',
    access: 'admission:fees',
    params,
    body: { format: 'json', input: EndApplicationInputSchema },
    output: changed,
    refuses: [...applicationErrors, 'no-such-session'],
  },
  readApplicationDocument: {
    routes: ['GET /api/admissions/:id/documents/:slot'],
    summary: 'A document of an application, as a download. Every view is in the audit trail.',
    access: 'admission:read',
    params: z.object({ id: IdSchema, slot: IdSchema }),
    output: 'file',
  },
})

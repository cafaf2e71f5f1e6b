import { applicationErrors } from '@prangan/contract/endpoints/admissions'
import { endpoints } from '@prangan/contract/endpoints/endpoint'
import { IdSchema } from '@prangan/contract/ids'
import * as z from 'zod/mini'
import { AdmitApplicantInputSchema, RecordOriginalsInputSchema } from '../schemas/admission-day.ts'

const params = z.object({ id: IdSchema })
const changed = { message: z.string(), version: z.number() }

export const admissionDayEndpoints = endpoints({
  recordOriginals: {
    routes: ['PUT /api/admissions/:id/originals'],
    summary: 'Records which originals were seen at the counter, and which are brought until when.',
    access: 'admission:fees',
    params,
    body: { format: 'json', input: RecordOriginalsInputSchema },
    output: z.object(changed),
    refuses: [...applicationErrors, 'no-such-session', 'not-sent-yet', 'offer-unanswered'],
  },
  admitApplicant: {
    routes: ['PUT /api/admissions/:id/admission'],
    summary: 'Admits somebody at the counter, whose fee is confirmed, with the next number of the roll.',
    access: 'admission:fees',
    params,
    body: { format: 'json', input: AdmitApplicantInputSchema },
    output: z.object({ ...changed, rollNumber: z.string() }),
    refuses: [...applicationErrors, 'no-such-session', 'not-sent-yet', 'fee-not-confirmed', 'originals-open'],
  },
})

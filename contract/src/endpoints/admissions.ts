import * as z from 'zod/mini'
import { IdSchema } from '../ids.ts'
import {
  ApplicationTokenSchema,
  DecideApplicationInputSchema,
  RegisterAdmissionInputSchema,
} from '../schemas/admissions.ts'
import { endpoints } from './endpoint.ts'

export const applicationErrors = ['no-such-application', 'changed-meanwhile', 'not-now'] as const

export const admissionEndpoints = endpoints({
  registerAdmission: {
    routes: ['POST /api/reg/register'],
    summary: 'Takes an application for admission.',
    access: 'anyone',
    creates: true,
    isPublicForm: true,
    body: { format: 'json', input: RegisterAdmissionInputSchema },
    // `opened` leads to the later steps if a session accepts applications for the course.
    output: z.object({
      message: z.string(),
      applicationNumber: z.string(),
      opened: z.optional(ApplicationTokenSchema),
    }),
    status: 201,
  },
  decideApplication: {
    routes: ['PUT /admin/application/:id'],
    summary: 'Sets the status of an application, with a note, and tells the applicant if asked to.',
    access: 'admission:decide',
    params: z.object({ id: IdSchema }),
    body: { format: 'json', input: DecideApplicationInputSchema },
    output: z.object({ message: z.string(), version: z.number() }),
    refuses: [...applicationErrors, 'not-sent-yet'],
  },
})

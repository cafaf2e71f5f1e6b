import * as z from 'zod/mini'
import { AdmissionInputSchema } from '../schemas/admissions.ts'
import { endpoints } from './endpoint.ts'

export const admissionEndpoints = endpoints({
  registerAdmission: {
    call: 28,
    routes: ['POST /api/reg/register'],
    summary: 'Takes an application for admission.',
    access: 'anyone',
    body: { format: 'json', input: AdmissionInputSchema },
    output: z.object({ message: z.string(), applicationNumber: z.string() }),
    status: 201,
  },
})

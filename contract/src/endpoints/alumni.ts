import { college } from '@prangan/college/config'
import * as z from 'zod/mini'
import { pictureKinds } from '../file-kinds.ts'
import { IdSchema } from '../ids.ts'
import { limits } from '../limits.ts'
import {
  AlumnusItemSchema,
  AlumnusStatusInputSchema,
  DeleteAlumnusInputSchema,
  SentRegistrationSchema,
  UpdateAlumnusInputSchema,
  VerifiedAlumnusItemSchema,
} from '../schemas/alumni.ts'
import { endpoints } from './endpoint.ts'

const MessageSchema = z.object({ message: z.string() })
const photo = { maxBytes: limits.file.photo, kinds: pictureKinds, isPhoto: true } as const

export const alumniEndpoints = endpoints({
  registerAlumnus: {
    routes: ['POST /alumni/reg_sub'],
    summary: 'Registers an alumnus, to be verified by the office.',
    access: 'anyone',
    creates: true,
    isPublicForm: true,
    body: { format: 'multipart', input: SentRegistrationSchema, files: { photo } },
    output: z.object({ message: z.string(), id: z.string() }),
    status: 201,
    plainTextErrors: true,
    refuses: ['photo-missing'],
  },
  listVerifiedAlumni: {
    routes: ['GET /alumni/verifiedalumni'],
    summary: 'Verified alumni, public fields only.',
    access: 'anyone',
    output: z.object({ data: z.array(VerifiedAlumnusItemSchema) }),
  },
  viewAlumni: {
    routes: ['GET /alumni/viewalumni'],
    summary: 'All alumni with all fields, for the office.',
    access: 'alumnus:read',
    output: z.object({ send: z.array(AlumnusItemSchema) }),
  },
  setAlumnusStatus: {
    routes: ['PUT /admin/status/:id'],
    summary: 'Verifies an alumnus, or sends one back to requested.',
    access: 'alumnus:verify',
    params: z.object({ id: IdSchema }),
    body: { format: 'json', input: AlumnusStatusInputSchema },
    output: MessageSchema,
    refuses: ['no-such-alumnus'],
  },
  updateAlumnus: {
    routes: ['PUT /admin/:id'],
    summary: "Changes an alumnus's fields, photo and status.",
    access: 'alumnus:edit',
    params: z.object({ id: IdSchema }),
    body: { format: 'multipart', input: UpdateAlumnusInputSchema, files: { photo } },
    output: MessageSchema,
    refuses: ['no-such-alumnus', 'changed-meanwhile'],
  },
  deleteAlumnus: {
    routes: ['DELETE /admin/:id'],
    summary: `Deletes an alumnus; one who waits is rejected, with a mail where a reason is given. They stay in the bin for ${college.limits.daysInBin} days, for the office alone.`,
    access: 'alumnus:delete',
    params: z.object({ id: IdSchema }),
    body: { format: 'json', input: DeleteAlumnusInputSchema, optional: true },
    output: MessageSchema,
    refuses: ['no-such-alumnus', 'changed-meanwhile'],
  },
  restoreAlumnus: {
    routes: ['POST /alumni/bin/:id/restore'],
    summary:
      'Restores an alumnus from the bin: in the gallery if they were verified, else to be verified again.',
    access: 'alumnus:delete',
    params: z.object({ id: IdSchema }),
    output: MessageSchema,
    refuses: ['not-in-bin'],
  },
})

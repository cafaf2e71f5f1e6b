import { MailLanguageSchema } from '@prangan/contract/schemas/fields'
import * as z from 'zod/mini'
import { requestStatuses } from './requests.ts'
import { roomKeys } from './rooms.ts'

/** For a new request, and for each decision about it. */
const RoomRequestMailSchema = z.object({
  kind: z.literal('room request'),
  to: z.string(),
  room: z.enum(roomKeys),
  status: z.enum(requestStatuses),
  language: MailLanguageSchema,
})
export type RoomRequestMail = z.infer<typeof RoomRequestMailSchema>

export const mailSchemas = [RoomRequestMailSchema] as const

import { fieldMessages } from '@prangan/contract/field-messages'
import { limits } from '@prangan/contract/limits'
import { EmailSchema, LanguageSchema, optionalText, TimestampSchema } from '@prangan/contract/schemas/fields'
import { personName } from '@prangan/contract/schemas/person-fields'
import { nameKeys } from '@prangan/contract/search'
import * as z from 'zod/mini'
import { roomKeys } from './rooms.ts'

export const requestStatuses = ['waiting', 'given', 'refused'] as const
export type RequestStatus = (typeof requestStatuses)[number]

const room = z.enum(roomKeys, fieldMessages.chooseRoom)

export const RoomRequestInputSchema = z.object({
  name: personName('Name'),
  email: EmailSchema,
  room,
  message: optionalText('Message', limits.text.note),
  /** Without a language, mails about it are in all of them. */
  language: z.optional(LanguageSchema),
})

export const DecideRoomInputSchema = z.object({
  status: z.enum(['given', 'refused'], fieldMessages.chooseStatus),
  version: z.number(fieldMessages.versionNotNumber),
})

/** `hostelRequests/{id}`; private. */
export const RoomRequestSchema = z.object({
  name: z.string(),
  email: z.string(),
  room: z.string(),
  message: z.string(),
  language: z.optional(LanguageSchema),
  photo: z.object({ name: z.string(), size: z.number(), contentType: z.string() }),
  status: z.enum(requestStatuses),
  version: z.number(),
  createdAt: TimestampSchema,
  updatedAt: TimestampSchema,
  searchKeys: z.array(z.string()),
})
export type RoomRequest = z.infer<typeof RoomRequestSchema>

export const requestKeys = ({ name, email }: Pick<RoomRequest, 'name' | 'email'>): string[] =>
  nameKeys(name, email)

/** A kind of room on the public page. */
export type FreeRooms = { room: string; free: number }

import { idOfNumber } from '@prangan/contract/ids'
import { documentPaths } from '@prangan/contract/paths'
import type { InquiryDocument } from '@prangan/contract/schemas/inquiries'
import { InquiryDocumentSchema } from '@prangan/contract/schemas/inquiries'
import type { Firestore } from 'firebase-admin/firestore'
import { examples } from '../../functions/src/openapi/examples.ts'
import { type Answer, call, form, json } from './call.ts'
import { newClientHeaders, newEmail } from './people.ts'

const grievance = examples.sendGrievance.body
const nobody = { name: '', email: '', mobile: '' }

/** Sends a new grievance from a new network address; anonymous unless `more` names somebody. */
export function sendGrievance(
  more: Record<string, string | File> = {},
  clientHeaders = newClientHeaders(),
): Promise<Answer> {
  const subject = `Missing mark ${crypto.randomUUID().slice(0, 8)}`
  const sent = form({ ...grievance, ...nobody, subject, ...more })
  return call('POST /api/inquiries/grievance', { ...sent, headers: clientHeaders })
}

export async function aGrievance(
  more: Record<string, string | File> = {},
  clientHeaders = newClientHeaders(),
) {
  const email = newEmail('student')
  const { status, body } = await sendGrievance({ email, ...more }, clientHeaders)
  if (status !== 201) throw new Error(`A grievance answers ${status}: ${body.message}`)
  const number = String(body.number)
  return { email, number, id: idOfNumber(number), followUpCode: String(body.followUpCode) }
}

export async function storedInquiry(firestore: Firestore, id: string): Promise<InquiryDocument> {
  return InquiryDocumentSchema.parse((await firestore.doc(documentPaths.inquiry(id)).get()).data())
}

export function post(path: string, sent: object, clientHeaders = newClientHeaders()): Promise<Answer> {
  const { body, headers } = json(sent)
  return call(`POST ${path}`, { body, headers: { ...headers, ...clientHeaders } })
}

export const handle = (id: string, change: object, token: string) =>
  call(`PUT /api/inquiries/${id}`, { token, ...json(change) })

import { idOfNumber } from '@prangan/contract/ids'
import { examples } from '@prangan/functions/openapi/examples'
import { type Answer, call, form, json } from '@prangan/tests/support/call.ts'
import { newClientHeaders, newEmail } from '@prangan/tests/support/people.ts'
import type { Firestore } from 'firebase-admin/firestore'
import type { InquiryDocument } from '../../contract/inquiries.ts'
import { InquiryDocumentSchema } from '../../contract/inquiries.ts'
import { inquiryPaths } from '../../contract/paths.ts'

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

export async function readInquiry(firestore: Firestore, id: string): Promise<InquiryDocument> {
  return InquiryDocumentSchema.parse((await firestore.doc(inquiryPaths.inquiry(id)).get()).data())
}

export function post(path: string, sent: object, clientHeaders = newClientHeaders()): Promise<Answer> {
  const { body, headers } = json(sent)
  return call(`POST ${path}`, { body, headers: { ...headers, ...clientHeaders } })
}

export const handle = (id: string, change: object, token: string) =>
  call(`PUT /api/inquiries/${id}`, { token, ...json(change) })

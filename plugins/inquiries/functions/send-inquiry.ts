import { createHash } from 'node:crypto'
import { numberOfId } from '@prangan/contract/ids'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import { checkForm, type Form, takeForm } from '@prangan/functions/forms/take-form'
import type { Context, Handler, Input } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import type { InquiryKind } from '../contract/inquiries.ts'
import { followUpCodeOf } from './inquiry-access.ts'
import { checkInquiryFiles, dropInquiryFiles, storeInquiryFiles } from './inquiry-files.ts'
import { addInquiry, getsFollowUpCode, newInquiryId, type SentInquiry } from './inquiry-store.ts'

type Visit = Omit<Context, 'caller'>

/**
 * The limits are checked before the work on the files, and again in the write itself, which decides. The files are stored
 * before the document that names them.
 */
export const sendGrievance: Handler<'sendGrievance'> = async ({ body, files }, context) => {
  const { firebase, now } = context
  const { language, ...content } = body
  const { category, subject, message, name, email, mobile } = content
  const sent = {
    kind: 'grievance',
    category,
    course: '',
    subject,
    message,
    sender: { name, email, mobile, role: '' },
    ...(language && { language }),
  } as const
  const form = formOf('grievance', { ...content, files: hashOf(files) }, context)
  const known = await checkForm(await firebase.firestore(), form)
  if ('answer' in known) return answerOf(known.answer, { ...sent, files: [] }, context)
  const checked = await checkInquiryFiles(files)
  const id = newInquiryId('grievance', now)
  const stored = await storeInquiryFiles(firebase, id, checked)
  try {
    const answer = await take({ id, ...sent, files: stored }, form, context)
    await dropInquiryFiles(firebase, id, stored)
    return answer
  } catch (error) {
    // After any other error the commit may have succeeded, so the sweep decides.
    if (error instanceof Failure) await dropInquiryFiles(firebase, id, stored)
    throw error
  }
}

export const sendEnquiry: Handler<'sendEnquiry'> = async ({ body }, context) => {
  const { language, ...content } = body
  const { course, subject, message, name, email, mobile } = content
  const id = newInquiryId('enquiry', context.now)
  const sender = { name, email, mobile, role: '' }
  const about = { course, category: '', subject: subject || course || 'Enquiry', message }
  const sent = { kind: 'enquiry', ...about, sender, ...(language && { language }), files: [] } as const
  return take({ id, ...sent, files: [] }, formOf('enquiry', content, context), context)
}

function formOf(
  name: InquiryKind,
  content: Form['content'] & { email: string; mobile: string },
  { now, configuration }: Visit,
): Form {
  const { email, mobile } = content
  return { name, content, named: { email: normaliseEmail(email), mobile }, now, configuration }
}

function hashOf(files: Input<'sendGrievance'>['files']): string {
  const hash = createHash('sha256')
  for (const [field, file] of Object.entries(files)) hash.update(field).update(file?.bytes ?? '')
  return hash.digest('base64url')
}

async function take(inquiry: SentInquiry & { id: string }, form: Form, context: Visit) {
  const { firebase, idempotency } = context
  const firestore = await firebase.firestore()
  const id = await takeForm(firestore, form, async (batch) => {
    await idempotency.refuseRepeat()
    await addInquiry(batch, firestore, inquiry, context)
    idempotency.keepAnswer(batch, answerOf(inquiry.id, inquiry, context))
    return inquiry.id
  })
  return answerOf(id, inquiry, context)
}

function answerOf(id: string, inquiry: SentInquiry, { configuration }: Visit) {
  const number = numberOfId(id)
  const message = `Thank you. Your ${inquiry.kind} has reached the office. Its number is ${number}.`
  if (!getsFollowUpCode(inquiry)) return { message, number }
  return { message, number, followUpCode: followUpCodeOf(id, configuration) }
}

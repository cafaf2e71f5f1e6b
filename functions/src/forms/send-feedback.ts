import { numberOfId } from '@prangan/contract/ids'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import type { Handler } from '../http/handler.ts'
import { addInquiry, newInquiryId } from '../inquiries/inquiry-store.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { readOffice } from '../site/read-office.ts'
import { takeForm } from './take-form.ts'

export const sendFeedback: Handler<'sendFeedback'> = async ({ body }, context) => {
  const { firebase, configuration, now, idempotency } = context
  const firestore = await firebase.firestore()
  const { language, ...content } = body
  const { name, email, ...feedback } = content
  const { role, ...said } = feedback
  const inquiry = {
    id: newInquiryId('feedback', now),
    kind: 'feedback',
    category: '',
    course: '',
    ...said,
    ...(language && { language }),
    sender: { name, email, mobile: '', role },
    files: [],
  } as const
  const form = {
    name: 'feedback',
    content,
    named: { email: normaliseEmail(email) },
    now,
    configuration,
  }
  const id = await takeForm(firestore, form, async (batch) => {
    await idempotency.refuseRepeat()
    const { email: to } = await readOffice(firestore, configuration, now)
    queueMail(batch, firestore, { kind: 'feedback', to, from: { name, address: email }, ...feedback }, now)
    await addInquiry(batch, firestore, { ...inquiry, files: [] }, context)
    idempotency.keepAnswer(batch, answerOf(inquiry.id))
    return inquiry.id
  })
  return answerOf(id)
}

const answerOf = (id: string) => ({
  message: 'Thank you. Your feedback has reached the office.',
  number: numberOfId(id),
})

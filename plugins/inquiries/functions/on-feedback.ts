import type { OnFeedback } from '@prangan/functions/forms/on-feedback'
import { addInquiry } from './inquiry-store.ts'

/** Stores feedback in the inbox. */
export const onFeedback: OnFeedback = (batch, firestore, feedback, context) => {
  const { name, email, role, language, ...said } = feedback
  const sender = { name, email, mobile: '', role }
  const inquiry = { kind: 'feedback', category: '', course: '', ...said, sender, files: [] } as const
  return addInquiry(batch, firestore, { ...inquiry, files: [], ...(language && { language }) }, context)
}

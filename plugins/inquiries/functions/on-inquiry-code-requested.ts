import { idOfNumber } from '@prangan/contract/ids'
import type { Deps } from '@prangan/functions/lib/deps'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import { mailStatusCode } from '@prangan/functions/mail/mail-status-code'
import type { Firestore } from 'firebase-admin/firestore'
import { InquiryDocumentSchema } from '../contract/inquiries.ts'
import { inquiryPaths } from '../contract/paths.ts'
import { inquiryAccess } from './inquiry-access.ts'

export const onInquiryCodeRequested =
  (deps: Deps) =>
  async ({ document }: { document: string }): Promise<void> =>
    answerInquiryRequest(deps, document)

export const answerInquiryRequest = (deps: Deps, path: string): Promise<void> =>
  mailStatusCode(deps, path, inquiryAccess, 'inquiry code', findSender)

async function findSender(firestore: Firestore, number: string) {
  const stored = await firestore.doc(inquiryPaths.inquiry(idOfNumber(number))).get()
  if (!stored.exists) return undefined
  const { sender, language, ...inquiry } = parseStored(InquiryDocumentSchema, stored)
  return { number: inquiry.number, email: sender.email, mobile: sender.mobile, language }
}

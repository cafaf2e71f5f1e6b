import { idOfNumber } from '@prangan/contract/ids'
import { documentPaths } from '@prangan/contract/paths'
import { InquiryDocumentSchema } from '@prangan/contract/schemas/inquiries'
import type { Firestore } from 'firebase-admin/firestore'
import type { Deps } from '../lib/deps.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { mailStatusCode } from '../mail/mail-status-code.ts'
import { inquiryAccess } from './inquiry-access.ts'

export const onInquiryCodeRequested =
  (deps: Deps) =>
  async ({ document }: { document: string }): Promise<void> =>
    answerInquiryRequest(deps, document)

export const answerInquiryRequest = (deps: Deps, path: string): Promise<void> =>
  mailStatusCode(deps, path, inquiryAccess, 'inquiry code', findSender)

async function findSender(firestore: Firestore, number: string) {
  const stored = await firestore.doc(documentPaths.inquiry(idOfNumber(number))).get()
  if (!stored.exists) return undefined
  const { sender, language, ...inquiry } = parseStored(InquiryDocumentSchema, stored)
  return { number: inquiry.number, email: sender.email, mobile: sender.mobile, language }
}

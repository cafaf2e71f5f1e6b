import { documentPaths } from '@prangan/contract/paths'
import { InquiryDocumentSchema, inquiryIdOf } from '@prangan/contract/schemas/inquiries'
import type { Deps } from '../lib/deps.ts'
import { logUnsentMail } from '../lib/log.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { sendMail } from '../mail/send-mail.ts'
import { readOffice } from '../site/read-office.ts'
import { currentAccess, issueCode, namesOneOf } from './inquiry-access.ts'

/** Handles a new document in `inquiryAccess`: some are not requests and need nothing. */
export const onInquiryCodeRequested =
  (deps: Deps) =>
  async ({ document }: { document: string }): Promise<void> =>
    answerInquiryRequest(deps, document)

/**
 * Mails the code of a request that names the sender of an inquiry. Whether it does is looked up here, after the answer,
 * so that the answer takes as long for every number. The code is stored before it is mailed.
 */
export async function answerInquiryRequest(
  { firebase, configuration, clock }: Deps,
  path: string,
): Promise<void> {
  const now = clock()
  const firestore = await firebase.firestore()
  const document = firestore.doc(path)
  const request = currentAccess(await document.get(), now)
  if (request?.kind !== 'request') return
  const { number, flow } = request
  const stored = await firestore.doc(documentPaths.inquiry(inquiryIdOf(number))).get()
  if (!stored.exists) return
  const inquiry = parseStored(InquiryDocumentSchema, stored)
  const { email: to, mobile } = inquiry.sender
  if (inquiry.number !== number || to === '' || !namesOneOf(request, [to, mobile])) return
  const code = await issueCode(document, { now, configuration })
  if (!code) return
  // The page they ask on may be in another language than the form was.
  const language = request.language ?? inquiry.language ?? null
  const office = await readOffice(firestore, configuration, now)
  await sendMail({ kind: 'inquiry code', to, number, flow, code, language }, { configuration, office }).catch(
    (error: unknown) => logUnsentMail('inquiry code', error),
  )
}

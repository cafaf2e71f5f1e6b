import type { Language } from '@prangan/contract/languages'
import type { Firestore } from 'firebase-admin/firestore'
import type { Deps } from '../lib/deps.ts'
import { logUnsentMail } from '../lib/log.ts'
import { type AccessKind, currentRequest, issueCode, namesOneOf } from '../lib/status-access.ts'
import { readOffice } from '../site/read-office.ts'
import type { StatusCodeMail } from './outgoing-mail.ts'
import { sendMail } from './send-mail.ts'
import { countStrangersMail } from './strangers-mails.ts'

type Owner = { number: string; email: string; mobile: string; language: Language | undefined }

/**
 * Mails the code of a request if it names the owner of its number. The owner is looked up here, after the reply, so that the
 * reply takes as long for every number. A stranger's request beyond the budget of the address is not mailed. The code is stored
 * before it is mailed.
 */
export async function mailStatusCode(
  { firebase, configuration, clock }: Deps,
  path: string,
  access: AccessKind,
  kind: StatusCodeMail['kind'],
  findOwner: (firestore: Firestore, number: string) => Promise<Owner | undefined>,
): Promise<void> {
  const now = clock()
  const firestore = await firebase.firestore()
  const document = firestore.doc(path)
  const request = currentRequest(await document.get(), now)
  if (!request || request.code !== null) return
  const { number } = request
  const owner = await findOwner(firestore, number)
  if (owner?.number !== number || owner.email === '') return
  const { email: to, mobile } = owner
  if (!namesOneOf(request, [to, mobile])) return
  if (!request.isKnown && (await countStrangersMail(firestore, to, now)) > 0) return
  const issued = await issueCode(document, access, { now, configuration })
  if (!issued) return
  const { code, link: flow } = issued
  const language = request.language ?? owner.language ?? null
  const office = await readOffice(firestore, configuration, now)
  const mail = { kind, to, number, flow, code, language } as StatusCodeMail
  await sendMail(mail, { configuration, office }).catch((error: unknown) => logUnsentMail(kind, error))
}

import { addAudit } from '@prangan/functions/audit/audit'
import type { Handler } from '@prangan/functions/http/handler'
import { Failure, retryAfter } from '@prangan/functions/lib/failure'
import { countCode } from '@prangan/functions/lib/one-time-codes'
import { runTransaction } from '@prangan/functions/lib/run-transaction'
import { openByCode, requestCode } from '@prangan/functions/lib/status-access'
import { queueMail } from '@prangan/functions/mail/queue-mail'
import { countForOffice, showOfficeCounts } from '@prangan/functions/office/counters'
import { readOffice } from '@prangan/functions/site/read-office'
import { type InquiryDocument, isForSender, mayAppeal } from '../contract/inquiries.ts'
import type { OwnInquiry } from '../contract/inquiry-forms.ts'
import { inquiryLimits } from '../contract/limits.ts'
import { inquiryPaths } from '../contract/paths.ts'
import { inquiryBudgets } from './budgets.ts'
import { inquiryAccess, inquiryOfToken } from './inquiry-access.ts'
import { dueDay, toInquiry, withEvents } from './inquiry-store.ts'

const { codeLifetime, codesPerHour } = inquiryLimits
const ofEverybody = { ofNetwork: inquiryBudgets.codesOfNetwork, ofAll: inquiryBudgets.allCodes }
const requested =
  `If the number and the address match, a code is on its way by e-mail. It works for ` +
  `${codeLifetime / 60_000} minutes; at most ${codesPerHour} are sent in an hour.`

/** The reply is the same for every number; 429 is for a network, or all requests together. */
export const requestInquiryCode: Handler<'requestInquiryCode'> = async (
  { body },
  { firebase, configuration, address, now },
) => {
  const firestore = await firebase.firestore()
  const wait = await countCode(firestore, ofEverybody, { address, now }, configuration)
  if (wait > 0) throw new Failure('too-often', { headers: retryAfter(wait) })
  const flow = await requestCode(firestore, inquiryAccess, { ...body, address, now })
  return { message: requested, flow }
}

export const openInquiry: Handler<'openInquiry'> = async (
  { body },
  { firebase, configuration, address, now },
) => openByCode(await firebase.firestore(), inquiryAccess, { ...body, address, now }, configuration)

export const readOwnInquiry: Handler<'readOwnInquiry'> = async ({ body }, { firebase, now }) => {
  const firestore = await firebase.firestore()
  const id = await inquiryOfToken(firestore, body.token, now)
  return toOwn(toInquiry(await firestore.doc(inquiryPaths.inquiry(id)).get()))
}

export const appealInquiry: Handler<'appealInquiry'> = async ({ body }, { firebase, configuration, now }) => {
  const firestore = await firebase.firestore()
  const id = await inquiryOfToken(firestore, body.token, now)
  const path = inquiryPaths.inquiry(id)
  const document = firestore.doc(path)
  const office = await readOffice(firestore, configuration, now)
  const appealed = await runTransaction(firestore, async (transaction) => {
    const before = toInquiry(await transaction.get(document))
    if (!mayAppeal(before)) throw new Failure('no-appeal')
    const event = { what: 'appeal', by: '', at: now, text: body.text, mailed: false } as const
    const changed = {
      status: 'appealed',
      isOpen: true,
      hasAppealed: true,
      decidedAt: null,
      dueOn: dueDay(now),
      history: withEvents(before.history, event),
      version: before.version + 1,
      updatedAt: now,
    } as const
    transaction.update(document, changed)
    const { number, kind: inquiryKind } = before
    const mail = {
      kind: 'inquiry waits',
      number,
      inquiryKind,
      why: 'appealed',
      dueOn: changed.dueOn,
    } as const
    queueMail(transaction, firestore, { ...mail, to: office.email }, now)
    // Without the network address: the sender may be anonymous.
    addAudit(transaction, firestore, { action: 'inquiry appealed', subject: path, from: '', at: now })
    await countForOffice(transaction, firestore, { openInquiries: 1 })
    return { ...before, ...changed }
  })
  await showOfficeCounts(firestore)
  return toOwn(appealed)
}

/** The sender's own texts are not sent back: a person with the code need not know them. */
function toOwn(inquiry: InquiryDocument): OwnInquiry {
  const { number, kind, status, dueOn, isOpen, createdAt, history } = inquiry
  return {
    number,
    kind,
    status,
    dueOn: isOpen ? dueOn : '',
    mayAppeal: mayAppeal(inquiry),
    createdAt: createdAt.toISOString(),
    events: history.filter(isForSender).map(({ what, at, text }) => ({
      what,
      at: at.toISOString(),
      text: what === 'appeal' ? '' : text,
    })),
  }
}

import { demoAdmin } from '@prangan/college/demo/accounts'
import { demoInquiries as ofCollege } from '@prangan/college/demo/inquiries'
import { holidays } from '@prangan/college/holidays'
import { inquiries as settings } from '@prangan/college/inquiries'
import { addWorkingDays } from '@prangan/contract/calendar-days'
import { numberOfId } from '@prangan/contract/ids'
import { demoAccounts } from '@prangan/emulators/demo/load-accounts.ts'
import type { Target } from '@prangan/emulators/demo/target.ts'
import { uidOf } from '@prangan/emulators/demo/teachers.ts'
import { setOfficeCounter } from '@prangan/functions/office/counters'
import {
  type InquiryDocument,
  InquiryDocumentSchema,
  type InquiryEvent,
  type InquiryKind,
  type InquiryStatus,
  inquiryKeys,
  inquiryKinds,
  inquiryLetters,
  isOpenStatus,
} from '../contract/inquiries.ts'
import type { GrievanceInput } from '../contract/inquiry-forms.ts'
import { collectionPaths, inquiryPaths } from '../contract/paths.ts'
import { followUpOf } from '../functions/inquiry-access.ts'

type Sender = { name: string; email?: string; mobile?: string; role?: string }

type Step = {
  on: string
  status?: InquiryStatus
  answer?: string
  note?: string
  assignedTo?: string
  outcome?: 'upheld' | 'partly upheld' | 'not upheld' | 'withdrawn'
  appeal?: string
}

type DemoInquiry = {
  id: string
  sentAt: string
  subject: string
  message: string
  sender?: Sender
  category?: GrievanceInput['category']
  course?: string
  scan?: string
  followUpCode?: string
  steps?: readonly Step[]
}

export const demoInquiries: readonly DemoInquiry[] = ofCollege
const clerk = demoAdmin.email

const kindOf = ({ id }: DemoInquiry): InquiryKind =>
  inquiryKinds.find((kind) => id.startsWith(inquiryLetters[kind])) ?? 'feedback'

const scanName = (scan: string): string => `1-${scan}.jpg`
const dueOn = (day: string): string => addWorkingDays(day, settings.workingDays, holidays)
const noon = (day: string): Date => new Date(`${day}T12:00:00+05:30`)

type State = Pick<
  InquiryDocument,
  'status' | 'dueOn' | 'outcome' | 'hasAppealed' | 'assignedTo' | 'history'
> & {
  decidedAt: Date | null
}

function afterStep(state: State, step: NonNullable<DemoInquiry['steps']>[number], mailed: boolean): State {
  const at = noon(step.on)
  const event = (what: InquiryEvent['what'], text: string, isMailed = false): InquiryEvent => ({
    what,
    by: what === 'appeal' ? '' : clerk,
    at,
    text,
    mailed: isMailed,
  })
  const name = demoAccounts.find(({ email }) => email === step.assignedTo)?.name ?? ''
  const status = step.appeal ? 'appealed' : (step.status ?? state.status)
  const isDecided = !isOpenStatus(status)
  return {
    status,
    dueOn: step.appeal ? dueOn(step.on) : state.dueOn,
    outcome: isDecided ? (step.outcome ?? state.outcome) : '',
    decidedAt: isDecided ? (status === 'closed' && state.decidedAt ? state.decidedAt : at) : null,
    hasAppealed: state.hasAppealed || step.appeal !== undefined,
    assignedTo: step.assignedTo ? { uid: uidOf(step.assignedTo), name } : state.assignedTo,
    history: [
      ...state.history,
      ...(step.appeal ? [event('appeal', step.appeal)] : []),
      ...(step.assignedTo ? [event('assignment', name)] : []),
      ...(step.note ? [event('note', step.note)] : []),
      ...(step.status ? [event('status', step.status, mailed)] : []),
      ...(step.answer ? [event('answer', step.answer, mailed)] : []),
    ],
  }
}

export function inquiryDocument(inquiry: DemoInquiry, scanSize = 0): InquiryDocument {
  const { sentAt, subject, message, sender, category = '', course = '', scan, steps = [] } = inquiry
  const kind = kindOf(inquiry)
  const createdAt = new Date(sentAt)
  const known = { name: '', email: '', mobile: '', role: '', ...sender }
  const mailed = known.email !== ''
  const begin: State = {
    status: 'received',
    dueOn: kind === 'grievance' ? dueOn(sentAt.slice(0, 10)) : '',
    outcome: '',
    decidedAt: null,
    hasAppealed: false,
    assignedTo: null,
    history: [{ what: 'status', by: '', at: createdAt, text: 'received', mailed }],
  }
  const now = steps.reduce((state, step) => afterStep(state, step, mailed), begin)
  const number = numberOfId(inquiry.id)
  const texts = { number, subject, sender: known }
  const files = scan ? [{ name: scanName(scan), size: scanSize, contentType: 'image/jpeg' }] : []
  const rest = { isOpen: isOpenStatus(now.status), version: 1 + steps.length, createdAt, files }
  const updatedAt = now.history.at(-1)?.at ?? createdAt
  const document = { kind, category, course, message, ...texts, ...now, ...rest, updatedAt }
  return InquiryDocumentSchema.parse({ ...document, searchKeys: inquiryKeys(texts) })
}

async function makeScan(text: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const lines = Array.from(
    { length: 18 },
    (_, line) =>
      `<rect x="80" y="${220 + line * 40}" width="${360 + ((line * 97) % 80)}" height="9" fill="#9ca3af"/>`,
  )
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="1000"><rect width="600" height="1000" fill="#fdfcf7"/><text x="80" y="140" font-size="34" font-family="serif" fill="#374151">${text}</text>${lines.join('')}</svg>`
  return sharp(Buffer.from(page)).jpeg({ quality: 70 }).toBuffer()
}

export async function load({ firestore, store }: Target): Promise<void> {
  const batch = firestore.batch()
  for (const inquiry of demoInquiries) {
    const { id, scan = '', followUpCode } = inquiry
    const path = inquiryPaths.file(id, scanName(scan))
    const file = { path, contentType: 'image/jpeg', isPublic: false, make: () => makeScan(scan) }
    const size = scan ? await store(file) : 0
    batch.set(firestore.doc(inquiryPaths.inquiry(id)), inquiryDocument(inquiry, size))
    if (!followUpCode) continue
    const access = followUpOf(firestore, numberOfId(inquiry.id), followUpCode)
    batch.set(access, { kind: 'follow-up', inquiry: id })
  }
  await batch.commit()
  const open = firestore.collection(collectionPaths.inquiries).where('isOpen', '==', true)
  await setOfficeCounter(firestore, 'openInquiries', (await open.count().get()).data().count)
}

import { demoAdmin } from '@prangan/college/demo/accounts'
import { dayInIndia } from '@prangan/contract/india-time'
import { admissionLimits } from '../contract/limits.ts'
import { claimItem, documentItem, mayBeRefused, scrutinyItems } from '../contract/requirements.ts'
import type { AdmissionDocument, ApplicationStatus } from '../contract/schemas/application.ts'
import { programmeOf, type StoredSession } from '../functions/sessions/session-store.ts'
import type { DemoApplicant } from './applicants.ts'
import { pickBy, wholeBy } from './by-chance.ts'

export const demoClerk = demoAdmin.email
const hour = 60 * 60_000
const day = 24 * hour

/** A change of an application; `by` is '' for the applicant. */
type Change = { at: Date; by?: string; note?: string; fields?: Partial<AdmissionDocument> }

export function decided(
  before: AdmissionDocument,
  status: ApplicationStatus,
  { at, by = demoClerk, note = '', fields = {} }: Change,
): AdmissionDocument {
  const isTold = status !== 'in review'
  const decision = { status, note, by, at, isTold: isTold && by !== '' }
  const mail = {
    id: `${before.applicationNumber}-${before.version}`,
    topic: status,
    state: 'sent',
    at,
  } as const
  return {
    ...before,
    ...fields,
    status,
    history: [...before.history, decision],
    mails: isTold ? [...before.mails, mail] : before.mails,
    version: before.version + 1,
    updatedAt: at,
  }
}

function checksOf(
  { chance, application }: DemoApplicant,
  session: StoredSession,
  at: Date,
): AdmissionDocument['checks'] {
  const { details, category, programme } = application
  if (!details) return {}
  const { claims, education } = details
  const items = scrutinyItems(session, programmeOf(session, programme), { category, claims, education })
  const refused = claims.filter((claim) => claim !== 'women' && chance() < 0.15)
  const isRefused = (item: string) =>
    mayBeRefused(session, item) &&
    refused.some((claim) => item === claimItem(claim) || item === documentItem(`proof-${claim}`))
  return Object.fromEntries(
    items.map(
      (item) =>
        [
          item,
          isRefused(item)
            ? { result: 'refused', by: demoClerk, at, reason: 'The certificate is in another name.' }
            : { result: 'right', by: demoClerk, at },
        ] as const,
    ),
  )
}

const questions = [
  [
    'document:marksheet-xii',
    'The marksheet of class 12 is cut off on the right. Please photograph all of it.',
  ],
  ['education', 'The roll number of class 10 is not the one on the marksheet. Please compare both.'],
  ['identity', 'Your name is spelled in another way on the marksheet. Which spelling is right?'],
  ['document:photo', 'The face cannot be recognised. Please add another photo.'],
] as const

function queried({ chance, application }: DemoApplicant, checks: AdmissionDocument['checks'], at: Date) {
  const [item, question] = pickBy(chance, questions)
  const first = Object.entries(checks).slice(0, 3)
  const asked = { item, question, askedAt: at, answer: '', answeredAt: null, opens: [], isLate: false }
  return decided(application, 'queried', {
    at,
    fields: {
      checks: { ...Object.fromEntries(first), [item]: { result: 'queried', by: demoClerk, at } },
      queries: [asked],
      answerBy: dayInIndia(new Date(at.getTime() + admissionLimits.answerDays * day)),
    },
  })
}

function answered(application: AdmissionDocument, at: Date): AdmissionDocument {
  const queries = application.queries.map((query) => ({
    ...query,
    answer: 'I have looked at it again and put it right.',
    answeredAt: at,
  }))
  return decided(application, 'resubmitted', { at, by: '', fields: { queries } })
}

function verified(application: AdmissionDocument, checks: AdmissionDocument['checks'], at: Date) {
  return decided(application, 'verified', { at, fields: { checks, answerBy: '' } })
}

const after = (time: Date, hours: number, now: Date): Date =>
  new Date(Math.min(time.getTime() + hours * hour, now.getTime() - hour / 2))

export function scrutinised(applicant: DemoApplicant, session: StoredSession, now: Date): AdmissionDocument {
  const { chance, application, fate } = applicant
  const { details, createdAt } = application
  const sent = details?.submittedAt ?? createdAt
  const guardianAgreedAt = details?.guardian && fate !== 'new' ? after(sent, 3, now) : null
  const ready = { ...application, guardianAgreedAt }
  const looked = after(sent, wholeBy(chance, 20, 90), now)
  const checks = checksOf(applicant, session, looked)
  const asked = () => queried({ ...applicant, application: ready }, checks, looked)
  const answer = () => answered(asked(), after(looked, 50, now))
  switch (fate) {
    case 'incomplete':
    case 'new':
      return ready
    case 'in review':
      return decided(ready, 'in review', {
        at: looked,
        fields: { checks: Object.fromEntries(Object.entries(checks).slice(0, 2)) },
      })
    case 'queried':
      return asked()
    case 'resubmitted':
      return answer()
    case 'rejected':
      return decided(ready, 'rejected', {
        at: looked,
        note: 'The marks of class 12 are below the minimum.',
        fields: { checks: { education: { result: 'refused', by: demoClerk, at: looked } } },
      })
    case 'withdrawn':
      return decided(ready, 'withdrawn', { at: looked, by: '' })
    case 'verified':
      return verified(ready, checks, looked)
    case 'verified late':
      // Answered after the first list: see `answersToFirst`.
      return answer()
  }
}

export function verifiedLate(
  applicant: DemoApplicant,
  application: AdmissionDocument,
  session: StoredSession,
  at: Date,
): AdmissionDocument {
  return verified(application, checksOf(applicant, session, at), at)
}

import { randomInt } from 'node:crypto'
import { documentPaths } from '@prangan/contract/paths'
import { applicationKeys } from '@prangan/contract/schemas/admissions'
import { ofReserved } from '@prangan/contract/states/profile'
import { newReferenceId } from '@prangan/functions/lib/reference-id'
import { examples } from '@prangan/functions/openapi/examples'
import { newApplication } from '@prangan/tests/support/applications.ts'
import { call, json } from '@prangan/tests/support/call.ts'
import type { Firestore } from 'firebase-admin/firestore'
import { scrutinyItems } from '../../contract/requirements.ts'
import type { AdmissionSessionInput } from '../../contract/schemas/admission-sessions.ts'
import {
  type AdmissionDocument,
  AdmissionDocumentSchema,
  firstStepOnly,
} from '../../contract/schemas/application.ts'
import type { ApplicationDetails, MarksRow } from '../../contract/schemas/full-application.ts'
import { readVisibleSessions } from '../../functions/sessions/session-store.ts'

const example = examples.addAdmissionSession.body
const day = 24 * 60 * 60_000

/** Returns a name that no session had before, because pages show sessions under it. */
export function newSessionName(): string {
  // Any six digits are accepted: a year and the next alone would repeat within a run.
  const digits = String(randomInt(210_000, 999_000))
  return `${digits.slice(0, 4)}-${digits.slice(4)}`
}

/** Returns a session with a new name that is open for a month from yesterday. */
export function newSession(now: Date, more: Partial<AdmissionSessionInput> = {}): AdmissionSessionInput {
  const [opensAt, closesAt] = [-1, 30].map((days) => new Date(now.getTime() + days * day).toISOString())
  const programmes = example.programmes.map((programme) => ({ ...programme, opensAt, closesAt }))
  const name = newSessionName()
  const listsUntil = new Date(now.getTime() + 200 * day).toISOString().slice(0, 10)
  return structuredClone({ ...example, name, listsUntil, programmes, ...more }) as AdmissionSessionInput
}

export async function addSession(
  token: string,
  now: Date,
  more: Partial<AdmissionSessionInput> = {},
  origin?: string,
): Promise<string> {
  const sent = { token, ...json(newSession(now, more)), ...(origin && { origin }) }
  const { status, body } = await call('POST /api/admissions/sessions', sent)
  if (status !== 201) throw new Error(`Adding a session answers ${status}: ${JSON.stringify(body)}`)
  return String(body.id)
}

const marks = (obtained: number, maximum = 500): MarksRow => ({
  board: 'UP Board',
  rollNumber: '1204478',
  year: '2026',
  stream: 'Arts',
  isAwaited: false,
  obtained: obtained * 100,
  maximum: maximum * 100,
})

export const detailsAt = (now: Date, more: Partial<ApplicationDetails> = {}): ApplicationDetails => ({
  nameHi: '',
  domicile: 'Uttar Pradesh',
  registrationNumber: '',
  subjects: { major: ['history'] },
  claims: [],
  disabilityPercent: null,
  guardian: null,
  categoryProof: null,
  education: { x: marks(400), xii: marks(350) },
  cuet: null,
  consents: [{ purpose: 'admission', isGiven: true, version: '2026-11', language: 'en', at: now }],
  submittedAt: now,
  ...more,
})

export const education = (x: number, xii: number) => ({ x: marks(x), xii: marks(xii) })

type More = Partial<AdmissionDocument>

/** Returns a full application of the programme `ba` by an adult, as it is stored. */
export function fullApplication(
  session: string,
  now: Date,
  more: More = {},
): AdmissionDocument & { id: string } {
  const id = newReferenceId(now)
  // Without a percentage, which the marks of a test would contradict.
  const sent = { ...newApplication(), dob: '2000-05-06', gender: 'male' as const, qualification: 'Class 12' }
  const application = {
    ...sent,
    ...firstStepOnly,
    applicationNumber: `SDC-${id}`,
    session,
    programme: 'ba',
    details: detailsAt(now),
    status: 'new' as const,
    history: [],
    mails: [],
    version: 1,
    createdAt: now,
    updatedAt: now,
    ...more,
  }
  return { id, ...application, searchKeys: applicationKeys(application) }
}

export async function storeApplication(
  firestore: Firestore,
  session: string,
  now: Date,
  more: More = {},
): Promise<AdmissionDocument & { id: string }> {
  const { id, ...application } = fullApplication(session, now, more)
  await firestore.doc(documentPaths.admission(id)).create(application)
  return { id, ...application }
}

export async function readApplication(firestore: Firestore, id: string): Promise<AdmissionDocument> {
  return AdmissionDocumentSchema.parse((await firestore.doc(documentPaths.admission(id)).get()).data())
}

export async function allRight(
  firestore: Firestore,
  application: Pick<AdmissionDocument, 'session' | 'programme' | 'category' | 'details'>,
): Promise<Record<string, 'right'>> {
  const session = (await readVisibleSessions(firestore)).find(({ id }) => id === application.session)
  const programme = session?.programmes.find(({ key }) => key === application.programme)
  if (!session || !programme || !application.details) throw new Error('No such session')
  const { category, details } = application
  const items = scrutinyItems(session, programme, { category, ...details })
  return Object.fromEntries(items.map((item) => [item, 'right'] as const))
}

export const verifiedWith = (
  firestore: Firestore,
  session: string,
  now: Date,
  xii: number,
  more: More = {},
) =>
  storeApplication(firestore, session, now, {
    status: 'verified',
    details: detailsAt(now, { education: education(400, xii) }),
    ...more,
  })

type Programmes = AdmissionSessionInput['programmes']

export function programmesOf(
  now: Date,
  total: number,
  vertical: Readonly<Record<string, number>> = {},
): Programmes {
  return newSession(now).programmes.map((programme) => ({
    ...programme,
    seats: { ...programme.seats, total, vertical: { ...ofReserved(() => 0), ...vertical }, horizontal: [] },
  }))
}

/** Returns the call that publishes a list as it was previewed, after a look at all that is unusual about it. */
export function asSeen(
  wanted: { session: string; programme: string },
  { number, basis, unusual }: Record<string, unknown>,
) {
  const seen = (unusual as { point: string }[]).map(({ point }) => point)
  return { ...wanted, number, basis, seen, remark: 'For a test.' }
}

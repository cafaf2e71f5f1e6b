import { randomUUID } from 'node:crypto'
import { idOfNumber } from '@prangan/contract/ids'
import { documentPaths } from '@prangan/contract/paths'
import type { RegisterAdmissionInput } from '@prangan/contract/schemas/admissions'
import { ofReserved, reservedKeys, state } from '@prangan/contract/states/profile'
import { courseAt } from '@prangan/contract/testing/fixtures'
import { jpeg, photoOf } from '@prangan/tests/support/alumni.ts'
import { apply, newApplication } from '@prangan/tests/support/applications.ts'
import { type Answer, call, form, json } from '@prangan/tests/support/call.ts'
import { awaitMail, type ReceivedMail } from '@prangan/tests/support/mailbox.ts'
import { newClientHeaders } from '@prangan/tests/support/people.ts'
import { putPublic } from '@prangan/tests/support/public-lists.ts'
import type { Firestore } from 'firebase-admin/firestore'
import { admissionPaths } from '../../contract/paths.ts'
import type { AdmissionSessionDocument, Programme } from '../../contract/schemas/admission-sessions.ts'
import { type AdmissionDocument, AdmissionDocumentSchema } from '../../contract/schemas/application.ts'
import { consentVersion } from '../../contract/schemas/full-application.ts'
import type { OwnApplication } from '../../contract/schemas/own-application.ts'
import { noPayment } from '../../contract/schemas/payment.ts'
import { newSessionName } from './admissions.ts'

const day = 24 * 60 * 60_000
const named = (en: string) => ({ en })
const rule = (key: string, kind: 'photo' | 'signature' | 'page', neededFor: object, isRequired = true) => ({
  key,
  name: named(key),
  hint: named(''),
  kind,
  neededFor,
  isRequired,
})

export function sessionAt(
  now: Date,
  more: Partial<AdmissionSessionDocument> = {},
  programme: Partial<Programme> = {},
) {
  const at = (days: number) => new Date(now.getTime() + days * day)
  return {
    name: newSessionName(),
    isVisible: true,
    lastDate: at(40).toISOString().slice(0, 10),
    listsUntil: at(90).toISOString().slice(0, 10),
    refund: {
      steps: [
        { until: { days: -15 }, percent: 100, charge: { percent: 5, most: 5_000 } },
        { until: { days: 0 }, percent: 90 },
      ],
      payWithin: 15,
    },
    registration: null,
    payment: noPayment,
    subjects: ['hindi', 'history', 'economics', 'sociology'].map((key) => ({
      key,
      name: named(key),
      faculty: 'arts',
    })),
    claims: [
      { key: 'ncc', name: named('NCC certificate'), points: 200, group: null },
      { key: 'women', name: named('Female candidates'), points: 300, group: 'women' as const },
    ],
    documents: [
      rule('photo', 'photo', { who: 'everybody' }),
      rule('signature', 'signature', { who: 'everybody' }),
      rule('marksheet-xii', 'page', { who: 'everybody' }),
      rule('caste', 'page', { who: 'reserved' }),
      rule('ncc', 'page', { who: 'claim', claim: 'ncc' }),
      rule('degree', 'page', { who: 'master' }),
    ],
    columns: [],
    reservedCategories: reservedKeys(state),
    programmes: [
      {
        key: 'ba',
        course: courseAt(1),
        faculty: 'arts',
        level: 'bachelor',
        seats: {
          total: 60,
          vertical: ofReserved(({ share }) => share),
          horizontal: [],
          conversion: ofReserved(() => []),
        },
        merit: {
          weights: { x: 0, xii: 100, ug: 0, cuet: 0 },
          weightageCap: 0,
          qualifying: 'xii',
          minimum: { general: 0, ...ofReserved(() => 0) },
          ties: ['name'],
        },
        scheme: {
          groups: [
            {
              key: 'major',
              label: named('Major'),
              min: 2,
              max: 2,
              from: 'ownFaculty',
              seatsPerSubject: null,
            },
          ],
          forbiddenPairs: [],
        },
        fee: { amount: 4_000, cautionMoney: 500, heads: [] },
        asksCuet: false,
        opensAt: at(-1),
        closesAt: at(10),
        ...programme,
      },
    ],
    version: 1,
    createdAt: now,
    updatedAt: now,
    ...more,
  }
}

export async function putSession(firestore: Firestore, session: object): Promise<string> {
  const id = randomUUID()
  await putPublic('admissions', firestore.doc(admissionPaths.session(id)), session)
  return id
}

export function own(
  name: keyof typeof paths,
  body: object,
  clientHeaders = newClientHeaders(),
): Promise<Answer> {
  const sent = json(body)
  return call(paths[name], { body: sent.body, headers: { ...sent.headers, ...clientHeaders } })
}
const paths = {
  code: 'POST /api/admissions/code',
  open: 'POST /api/admissions/open',
  read: 'POST /api/admissions/own',
  remove: 'POST /api/admissions/documents/remove',
  firstStep: 'POST /api/admissions/first-step',
  submit: 'POST /api/admissions/submit',
  answers: 'POST /api/admissions/answers',
  correct: 'POST /api/admissions/corrections',
  guardianCode: 'POST /api/admissions/guardian/code',
  guardian: 'POST /api/admissions/guardian',
  takeBack: 'POST /api/admissions/consents/take-back',
  giveConsent: 'POST /api/admissions/consents/give',
  object: 'POST /api/admissions/objections',
  offer: 'POST /api/admissions/offer',
  challan: 'POST /api/admissions/challan',
  fee: 'POST /api/admissions/fee',
  withdraw: 'POST /api/admissions/withdraw',
  refundAccount: 'POST /api/admissions/refund-account',
}

export const addDocument = (token: string, slot: string, file: File): Promise<Answer> =>
  call('POST /api/admissions/documents', { ...form({ token, slot, file }), headers: newClientHeaders() })

export function seen({ status, body }: Answer): OwnApplication {
  if (status !== 200) throw new Error(`It answers ${status}: ${JSON.stringify(body)}`)
  return body as OwnApplication
}

export const goodDetails = (more: object = {}) => ({
  nameHi: 'किरण राव',
  domicile: 'Uttar Pradesh',
  registrationNumber: '',
  subjects: { major: ['hindi', 'history'] },
  claims: [],
  disabilityPercent: null,
  guardian: { name: 'Suresh Rao', mobile: '6666600001', email: 'suresh@guardians.test' },
  categoryProof: null,
  education: {
    x: marks({ year: '2024', obtained: '412.5', maximum: '500' }),
    xii: marks({ year: '2026', obtained: '437', maximum: '500' }),
  },
  cuet: null,
  consents: [{ purpose: 'admission', isGiven: true, version: consentVersion, language: 'en' }],
  ...more,
})
const marks = (more: object) => ({
  board: 'UP Board',
  rollNumber: '1234567',
  stream: 'Arts',
  isAwaited: false,
  ...more,
})

export const submit = (token: string, more: object = {}): Promise<Answer> =>
  own('submit', { token, ...goodDetails(more) })

/** Returns what an answer is compared with: a row of the catalogue of errors. */
export const refused = ({ status, body }: Answer) => [status, body.message]

export async function anApplicant(more: Partial<RegisterAdmissionInput> = {}) {
  const sent = newApplication(more)
  const { status, body } = await apply(sent)
  if (status !== 201) throw new Error(`An application answers ${status}: ${body.message}`)
  const number = String(body.applicationNumber)
  const { token } = (body.opened ?? {}) as { token?: string }
  if (!token) throw new Error('No session takes this application')
  return { ...sent, number, id: idOfNumber(number), token }
}

export async function addDocuments(token: string): Promise<void> {
  seen(await addDocument(token, 'photo', photoOf(await jpeg())))
  seen(await addDocument(token, 'signature', photoOf(await jpeg())))
  // A photograph, as most applicants send; a PDF takes a thread ten times as long.
  seen(await addDocument(token, 'marksheet-xii', photoOf(await jpeg(), 'marks.jpg')))
}

export async function aCompleteApplicant(more: Partial<RegisterAdmissionInput> = {}) {
  const applicant = await anApplicant(more)
  await addDocuments(applicant.token)
  seen(await own('submit', { token: applicant.token, ...goodDetails() }))
  return applicant
}

export async function storedApplication(firestore: Firestore, id: string): Promise<AdmissionDocument> {
  return AdmissionDocumentSchema.parse((await firestore.doc(documentPaths.admission(id)).get()).data())
}

export async function byOffice(firestore: Firestore, id: string, fields: object): Promise<void> {
  await firestore.doc(documentPaths.admission(id)).update(fields)
}

/** The digits are on a line of their own. */
const digitsIn = ({ text }: ReceivedMail): string => /^ +(\d{6})$/m.exec(text)?.[1] ?? ''

export async function receiveOwnCode({ number, email }: { number: string; email: string }, count = 1) {
  const { status, body } = await own('code', { number, contact: email })
  if (status !== 200) throw new Error(`A code answers ${status}: ${body.message}`)
  const mail = await awaitMail(email, count, `Your code for ${number}`)
  return { flow: String(body.flow), code: digitsIn(mail), mail }
}

export async function receiveGuardianCode(guardian: string, number: string, count = 1): Promise<string> {
  return digitsIn(await awaitMail(guardian, count, `Your consent to the application ${number}`))
}

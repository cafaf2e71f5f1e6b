import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import { courseAt } from '@prangan/contract/testing/fixtures'
import { admissionOrders } from '../contract/schemas/admission-day.ts'
import {
  applicationStatuses,
  objectionTopics,
  offerTopics,
  originalsTopics,
  paymentTopics,
  refundTopics,
} from '../contract/schemas/application.ts'
import { noPayment } from '../contract/schemas/payment.ts'
import { seatDecisions } from '../contract/schemas/seat-decisions.ts'

const at = new Date('2026-01-05T05:02:00Z')
const to = 'asha@college.test'
const language = 'en'
const number = 'SDC-2026-K7M4QX3'
const application = {
  recordIn: 'admissions/2026-K7M4QX3',
  applicationNumber: number,
  course: courseAt(1),
  language,
} as const
const closesAt = '2026-07-05T17:00:00+05:30'
const status = { kind: 'programme application status', to, ...application, at } as const
const corrected = { kind: 'application corrected', to, ...application, at } as const
const offer = {
  payFrom: '2026-07-01T03:30:00.000Z',
  payTo: '2026-07-05T11:30:00.000Z',
  amount: 112_000,
  cautionMoney: 2_000,
  heads: [
    { name: { en: 'Tuition', hi: 'शिक्षण शुल्क' }, amount: 110_000 },
    { name: { en: 'Caution money', hi: 'सिक्योरिटी' }, amount: 2_000 },
  ],
}
const receipt = { amount: 4_000, reference: '204261189077', number: '2026-27/0012' }
const originals = [
  { en: 'Class 12 marksheet', hi: 'कक्षा 12 की अंकतालिका' },
  { en: 'Transfer certificate', hi: 'स्थानान्तरण प्रमाण-पत्र' },
]
const offerTime = { kind: 'offer time', to, ...application, at, payTo: offer.payTo } as const

/** Mails to render in each language. */
export const mailsToSenders = [
  { kind: 'programme application received', to, ...application, closesAt, at },
  { kind: 'application complete', to, ...application, closesAt, at, guardian: '' },
  { kind: 'application complete', to, ...application, closesAt, at, guardian: 'suresh@college.test' },
  ...applicationStatuses.map((each) => ({ ...status, status: each, note: 'समिति को भेजा गया।' }) as const),
  { ...status, status: 'queried', note: '', answerBy: '2026-12-01' },
  { ...status, status: 'offered', note: '', offer, payment: noPayment },
  { ...status, status: 'cancelled', note: '', refund: 11_500, payBy: '2026-09-15', endedBy: 'office' },
  { ...status, status: 'withdrawn', note: '', endedBy: 'applicant' },
  ...admissionOrders.map(
    (order) =>
      ({
        ...status,
        ...({ status: 'fee reported', note: '', order } as const),
        report: { amount: 112_000, reference: '226190001', paidOn: '2026-07-03' },
      }) as const,
  ),
  {
    ...status,
    status: 'verified',
    note: '',
    refused: [
      { name: { en: 'Weightage', hi: 'अधिभार' }, reason: 'समिति को भेजा गया।' },
      { name: null, reason: '' },
    ] as { name: LocalizedText | null; reason: string }[],
  },
  {
    ...corrected,
    parts: ['contact', 'education', 'category'] as ('contact' | 'education' | 'category')[],
    reason: 'समिति को भेजा गया।',
    isByOffice: true,
  },
  {
    ...corrected,
    parts: ['identity', 'subjects', 'claim'] as ('identity' | 'subjects' | 'claim')[],
    reason: '',
    isByOffice: false,
  },
  { kind: 'application email changed', to, ...application, at },
  ...offerTopics.flatMap((topic) =>
    [false, true].map(
      (isAccepted) => ({ ...offerTime, topic, isAccepted, note: 'समिति को भेजा गया।' }) as const,
    ),
  ),
  ...[0, 12].map(
    (waiting) =>
      ({
        kind: 'provisional list',
        to,
        ...application,
        at,
        listNumber: 1,
        rank: 31,
        waiting,
        until: '2026-07-20T17:00:00+05:30',
      }) as const,
  ),
  ...[
    null,
    { place: { rank: 23, waiting: 4 }, objections: 3, upheld: 1 },
    { place: { rank: 21, waiting: 0 }, objections: 0, upheld: 0 },
    { place: null, objections: 1, upheld: 1 },
  ].flatMap((provisional) =>
    [0, 12].map(
      (waiting) =>
        ({
          kind: 'final list',
          to,
          ...application,
          at,
          listNumber: 1,
          rank: 21,
          waiting,
          provisional,
        }) as const,
    ),
  ),
  ...[null, { rank: 22, waiting: 2 }, { rank: 20, waiting: 0 }].flatMap((place) =>
    [0, 1].map(
      (waiting) =>
        ({
          kind: 'final list',
          to,
          ...application,
          at,
          listNumber: 1,
          rank: 21,
          waiting,
          provisional: null,
          revised: { place, because: 'समिति को भेजा गया।' },
        }) as const,
    ),
  ),
  ...objectionTopics.flatMap((topic) =>
    [false, true].map(
      (isUpheld) =>
        ({
          kind: 'list objection',
          to,
          ...application,
          at,
          topic,
          listNumber: 1,
          isUpheld,
          note: topic === 'objection answered' ? 'समिति को भेजा गया।' : '',
        }) as const,
    ),
  ),
  ...originalsTopics.flatMap((topic) =>
    [[], [{ name: { en: 'Transfer certificate', hi: 'स्थानान्तरण प्रमाण-पत्र' }, until: '2026-08-20' }]].map(
      (owed) =>
        ({
          kind: 'admission originals',
          to,
          ...application,
          at,
          topic,
          rollNumber: '2026-27/0012',
          owed,
          ...(owed.length > 0 && { due: { sum: 4_240, by: topic === 'originals due' ? '' : '2026-08-31' } }),
        }) as const,
    ),
  ),
  { ...corrected, parts: ['education'] as 'education'[], reason: '', isByOffice: true, losesSeat: true },
  { ...status, status: 'admitted' as const, note: '', isInQuestion: true, receipt },
  ...admissionOrders.flatMap((order) => [
    { ...status, status: 'admitted' as const, note: '', order, originals, receipt },
    { ...status, status: 'admitted' as const, note: '', order, part: { amount: 3_500, balance: 500 } },
    { ...status, status: 'offered' as const, note: '', offer, payment: noPayment, order, originals },
  ]),
  ...seatDecisions.flatMap((decision) =>
    [undefined, 4_000].map(
      (refund) =>
        ({
          kind: 'seat decision',
          to,
          ...application,
          at,
          decision,
          listNumber: 1,
          condition: decision === 'provisional' ? 'समिति को भेजा गया।' : '',
          note: 'समिति को भेजा गया।',
          ...(refund !== undefined && decision === 'cancelled' && { refund, payBy: '2026-09-15' }),
        }) as const,
    ),
  ),
  ...refundTopics.flatMap((topic) =>
    ['', '4556'].map(
      (lastFour) =>
        ({
          kind: 'admission refund',
          to,
          ...application,
          at,
          topic,
          amount: 3_300,
          ...(topic === 'refund increased' && { further: 500 }),
          ...(topic !== 'refund paid' && { payBy: '2026-09-15' }),
          lastFour,
          reference: topic === 'refund paid' ? '204261189077' : '',
        }) as const,
    ),
  ),
  ...paymentTopics.flatMap((topic) =>
    [0, 500].map(
      (balance) =>
        ({
          kind: 'admission payment',
          to,
          ...application,
          at,
          topic,
          amount: 1_500,
          balance,
          receiptNumber: topic === 'balance reported' ? '' : '2026-27/000124',
          note: topic === 'confirmation undone' ? 'समिति को भेजा गया।' : '',
        }) as const,
    ),
  ),
  ...(['nothing', 'pay', 'lapsed', 'balance'] as const).map(
    (next) =>
      ({
        kind: 'admission payment',
        to,
        ...application,
        at,
        topic: 'payment not found',
        ...{ amount: 4_000, balance: next === 'balance' ? 500 : 0, receiptNumber: '' },
        note: 'समिति को भेजा गया।',
        report: {
          reference: '204261189078',
          paidOn: '2026-07-03',
          next,
          payTo: next === 'pay' ? offer.payTo : '',
        },
      }) as const,
  ),
  { kind: 'application code', to, number, flow: 'f', code: '042137', language },
  { kind: 'guardian code', to, number, course: application.course, flow: '', code: '042137', language },
] as const

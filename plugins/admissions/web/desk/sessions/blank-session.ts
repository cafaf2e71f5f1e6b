import { localized } from '@prangan/contract/localized'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import * as z from 'zod/mini'
import { ugcTable } from '../../../contract/refund.ts'
import {
  RefundStepSchema,
  type TypedClaim,
  type TypedDocument,
  type TypedGroup,
  type TypedProgramme,
  type TypedSession,
} from './typed-session.ts'

export const blankProgramme = (): TypedProgramme => ({
  key: '',
  course: '',
  faculty: '',
  level: 'bachelor',
  opensAt: '',
  closesAt: '',
  seats: {
    total: '60',
    vertical: { sc: '21', st: '2', obc: '27', ews: '10' },
    horizontal: [],
    conversion: { sc: ['st', 'open'], st: ['sc', 'open'], obc: ['open'], ews: ['open'] },
  },
  merit: {
    weights: { x: '0', xii: '100', ug: '0', cuet: '0' },
    weightageCap: '10',
    qualifying: 'xii',
    minimum: { general: '45', obc: '45', sc: '40', st: '40', ews: '45' },
    ties: ['xii', 'x', 'older', 'name'],
  },
  hasScheme: false,
  scheme: { groups: [], forbiddenPairs: [] },
  fee: { amount: '', cautionMoney: '0' },
  asksCuet: false,
})

export const blankGroup = (): TypedGroup => ({
  key: '',
  label: localized(),
  min: '1',
  max: '1',
  from: 'ownFaculty',
  subjects: [],
  seatsPerSubject: '',
})

export const blankClaim = (): TypedClaim => ({ key: '', name: localized(), points: '0', group: '' })

export const blankDocument = (): TypedDocument => ({
  key: '',
  name: localized(),
  hint: localized(),
  kind: 'page',
  who: 'everybody',
  isRequired: true,
})

export const blankStep = () => z.encode(RefundStepSchema, { until: { days: 0 }, percent: 100 })

const usualDocument = (
  key: string,
  name: LocalizedText,
  more: Partial<TypedDocument> = {},
): TypedDocument => ({
  ...blankDocument(),
  key,
  name,
  ...more,
})

export const blankSession = (): TypedSession => ({
  name: '',
  isVisible: false,
  lastDate: '',
  listsUntil: '',
  programmes: [blankProgramme()],
  subjects: [],
  claims: [],
  documents: [
    usualDocument('photo', { en: 'Photo', hi: 'फोटो' }, { kind: 'photo' }),
    usualDocument('signature', { en: 'Signature', hi: 'हस्ताक्षर' }, { kind: 'signature' }),
    usualDocument('x', { en: 'Class 10 marksheet', hi: 'कक्षा 10 का अंकपत्र' }),
    usualDocument('xii', { en: 'Class 12 marksheet', hi: 'कक्षा 12 का अंकपत्र' }),
    usualDocument(
      'category',
      { en: 'Category certificate', hi: 'जाति या आय प्रमाण-पत्र' },
      { who: 'reserved' },
    ),
    usualDocument('gap', { en: 'Gap affidavit', hi: 'पढ़ाई छूटने (गैप) का शपथ-पत्र' }, { who: 'gap' }),
    usualDocument(
      'fee',
      { en: 'Proof of payment', hi: 'शुल्क जमा करने का प्रमाण' },
      { who: 'fee', isRequired: false },
    ),
  ],
  refund: {
    steps: ugcTable.map((step) => z.encode(RefundStepSchema, step)),
    payWithin: '15',
  },
  asksRegistration: false,
  registration: { label: localized(), pattern: '' },
  columns: '',
})

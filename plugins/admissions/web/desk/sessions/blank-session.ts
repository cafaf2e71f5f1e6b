import { localized } from '@prangan/contract/localized'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import { reservedKeys, state } from '@prangan/contract/states/profile'
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

const { general, reserved, weightageCap } = state

/** What the state's profile says of a category; nothing is reserved for one that it does not have. */
const profileOf = (key: string) => reserved.find((each) => each.key === key)

function blankRules(reservedCategories: readonly string[]) {
  const of = <Value>(value: (key: string) => Value) =>
    Object.fromEntries(reservedCategories.map((key) => [key, value(key)]))
  return {
    vertical: of((key) => String(profileOf(key)?.share ?? 0)),
    conversion: of((key) => [...(profileOf(key)?.conversion ?? [])]),
    minimum: {
      general: String(general.minimum),
      ...of((key) => String((profileOf(key) ?? general).minimum)),
    },
  }
}

/** Replaces the categories of another state, which a session was opened with, by the college's. */
export function inOwnState(session: TypedSession): TypedSession {
  const reservedCategories = reservedKeys(state)
  if (session.reservedCategories.join() === reservedCategories.join()) return session
  const { vertical, conversion, minimum } = blankRules(reservedCategories)
  return {
    ...session,
    reservedCategories,
    programmes: session.programmes.map((programme) => ({
      ...programme,
      seats: { ...programme.seats, vertical, conversion },
      merit: { ...programme.merit, minimum },
    })),
  }
}

export function blankProgramme(reservedCategories = reservedKeys(state)): TypedProgramme {
  const { vertical, conversion, minimum } = blankRules(reservedCategories)
  return {
    key: '',
    course: '',
    faculty: '',
    level: 'bachelor',
    opensAt: '',
    closesAt: '',
    seats: {
      total: '60',
      vertical,
      horizontal: [],
      conversion,
    },
    merit: {
      weights: { x: '0', xii: '100', ug: '0', cuet: '0' },
      weightageCap: String(weightageCap),
      qualifying: 'xii',
      minimum,
      ties: ['xii', 'x', 'older', 'name'],
    },
    hasScheme: false,
    scheme: { groups: [], forbiddenPairs: [] },
    fee: { amount: '', cautionMoney: '0' },
    asksCuet: false,
  }
}

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
  reservedCategories: reservedKeys(state),
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

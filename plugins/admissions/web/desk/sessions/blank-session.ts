import { localized, withTexts } from '@prangan/contract/localized'
import { reservedKeys, state } from '@prangan/contract/states/profile'
import { inEachLanguage } from '@prangan/web/messages/catalogue.ts'
import * as z from 'zod/mini'
import { ugcTable } from '../../../contract/refund.ts'
import { noPayment } from '../../../contract/schemas/payment.ts'
import type { usualDocuments as english } from '../../../messages/en/usual-documents.ts'
import {
  RefundStepSchema,
  type TypedClaim,
  type TypedDocument,
  type TypedGroup,
  type TypedPaper,
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
    convertsFrom: '3',
    merit: {
      weights: { x: '0', xii: '100', ug: '0', cuet: '0' },
      weightageCap: String(weightageCap),
      qualifying: 'xii',
      minimum,
      ties: ['xii', 'x', 'older', 'name'],
    },
    hasScheme: false,
    scheme: { groups: [], forbiddenPairs: [] },
    fee: { amount: '', cautionMoney: '0', heads: [] },
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

export const blankClaim = (): TypedClaim => ({ key: '', name: localized(), points: '0', group: '', kind: '' })

export const blankDocument = (): TypedDocument => ({
  key: '',
  name: localized(),
  hint: localized(),
  kind: 'page',
  who: 'everybody',
  isRequired: true,
})

export const blankPaper = (): TypedPaper => ({ key: '', name: localized(), who: 'everybody' })

export const blankStep = () => z.encode(RefundStepSchema, { until: { days: 0 }, percent: 100 })

const written = inEachLanguage(
  import.meta.glob<Partial<typeof english>>('../../../messages/*/usual-documents.ts', {
    eager: true,
    import: 'usualDocuments',
  }),
)

const usual = (key: keyof typeof english) => ({
  key,
  name: withTexts(
    undefined,
    Object.fromEntries(Object.entries(written).map(([language, names]) => [language, names[key]])),
  ),
})

const usualDocument = (key: keyof typeof english, more: Partial<TypedDocument> = {}): TypedDocument => ({
  ...blankDocument(),
  ...usual(key),
  ...more,
})

const usualPaper = (key: 'transfer' | 'character' | 'migration', who = 'everybody'): TypedPaper => ({
  ...blankPaper(),
  ...usual(key),
  who,
})

export const blankSession = (): TypedSession => ({
  name: '',
  reservedCategories: reservedKeys(state),
  isVisible: false,
  lastDate: '',
  listsUntil: '',
  showsSeats: false,
  rounds: [],
  holidays: [],
  programmes: [blankProgramme()],
  subjects: [],
  claims: [],
  documents: [
    usualDocument('photo', { kind: 'photo' }),
    usualDocument('signature', { kind: 'signature' }),
    usualDocument('x'),
    usualDocument('xii'),
    usualDocument('category', { who: 'reserved' }),
    usualDocument('gap', { who: 'gap' }),
    usualDocument('fee', { who: 'fee', isRequired: false }),
  ],
  admissionDay: {
    order: 'money first',
    undertakingsUntil: '',
    papers: [usualPaper('transfer'), usualPaper('character'), usualPaper('migration', 'master')],
  },
  refund: {
    steps: ugcTable.map((step) => z.encode(RefundStepSchema, step)),
    payWithin: '15',
  },
  asksRegistration: false,
  registration: { label: localized(), pattern: '' },
  columns: '',
  payment: { ...noPayment, sbiCollect: { link: '', fields: '' } },
})

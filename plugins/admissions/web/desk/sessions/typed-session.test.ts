import { fieldMessages } from '@prangan/contract/field-messages'
import { courseAt } from '@prangan/contract/testing/fixtures'
import { describe, expect, it } from 'vitest'
import {
  type AdmissionSessionDocument,
  AdmissionSessionInputSchema,
} from '../../../contract/schemas/admission-sessions.ts'
import { storedProgramme, storedSession } from '../../testing/stored.ts'
import { blankProgramme, blankSession } from './blank-session.ts'
import { keyFrom } from './keys.ts'
import { nextLike } from './next-session.ts'
import { type TypedSession, toInput, toTyped } from './typed-session.ts'
import { numberIn } from './typed-values.ts'

const session = storedSession({
  subjects: [
    { key: 'hindi', name: { en: 'Hindi', hi: 'हिंदी' }, faculty: 'arts' },
    { key: 'history', name: { en: 'History' }, faculty: 'arts' },
  ],
  programmes: [
    storedProgramme({
      scheme: {
        groups: [
          { key: 'major', label: { en: 'Major' }, min: 1, max: 2, from: ['hindi'], seatsPerSubject: 40 },
          { key: 'any', label: { en: 'Any' }, min: 0, max: 1, from: 'any', seatsPerSubject: null },
        ],
        forbiddenPairs: [{ one: 'hindi', other: 'history' }],
      },
    }),
  ],
  refund: {
    steps: [
      { until: { days: -15 }, percent: 100, charge: { percent: 5, most: 5_000 } },
      { until: { date: '2026-09-30' }, percent: 90 },
    ],
    payWithin: 15,
  },
  registration: { label: { en: 'WRN' }, pattern: '\\d{8}' },
})

/** The session that is stored for what the office sends. */
const storedFrom = (sent: ReturnType<typeof toInput>): AdmissionSessionDocument => {
  const { programmes, ...parts } = AdmissionSessionInputSchema.parse(sent)
  return storedSession({
    ...parts,
    programmes: programmes.map((programme) => ({
      ...programme,
      opensAt: new Date(programme.opensAt),
      closesAt: new Date(programme.closesAt),
    })),
  })
}

/** The form with this text in place of every number. */
const withNumbers = (typed: TypedSession, text: string): TypedSession =>
  JSON.parse(JSON.stringify(typed), (_, value) =>
    typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? text : value,
  )

/** What the office is told about the form: the fields of each message. */
function refusalsOf(typed: TypedSession): Record<string, string[]> {
  const refused: Record<string, string[]> = {}
  const { issues = [] } = AdmissionSessionInputSchema.safeParse(toInput(typed)).error ?? {}
  for (const { message, path } of issues) refused[message] = [...(refused[message] ?? []), path.join('.')]
  return refused
}

describe('A session that the office opens in the editor', () => {
  it('is sent as it was stored, if nothing is changed', () => {
    const sent = AdmissionSessionInputSchema.parse(toInput(toTyped(session)))
    const { version: _, createdAt: __, updatedAt: ___, programmes, ...parts } = session
    expect(sent).toEqual({
      ...parts,
      programmes: programmes.map((programme) => ({
        ...programme,
        opensAt: programme.opensAt.toISOString(),
        closesAt: programme.closesAt.toISOString(),
      })),
    })
  })

  it('is sent with the ways to pay as they were stored', () => {
    const payment = {
      account: { name: 'A', number: '10000000001', ifsc: 'TEST0000001', bank: 'B', branch: 'C' },
      sbiCollect: { link: 'https://collect.test/', fields: ['Name = {name}', 'State'] },
      upi: { address: 'college.fees@demobank', name: 'A' },
    }
    expect(AdmissionSessionInputSchema.parse(toInput(toTyped({ ...session, payment }))).payment).toEqual(
      payment,
    )
  })

  it('has the sum of its heads as the fee, and of those marked so as the caution money', () => {
    const typed = toTyped(session)
    const heads = [
      { name: { en: 'Tuition' }, amount: '4,000', isCautionMoney: false },
      { name: { en: 'Security' }, amount: '860', isCautionMoney: true },
    ]
    const programmes = typed.programmes.map((each) => ({ ...each, fee: { ...each.fee, heads } }))
    expect(toInput({ ...typed, programmes }).programmes[0]?.fee).toEqual({
      ...{ amount: 4_860, cautionMoney: 860 },
      heads: [
        { name: { en: 'Tuition' }, amount: 4_000 },
        { name: { en: 'Security' }, amount: 860, isCautionMoney: true },
      ],
    })
  })

  it('finds the caution money of an older fee in the only head of its sum', () => {
    const marked = (amounts: readonly number[]) => {
      const heads = amounts.map((amount) => ({ name: { en: 'Head' }, amount }))
      const fee = { amount: 1_500, cautionMoney: 500, heads }
      const [programme] = toTyped({ ...session, programmes: [storedProgramme({ fee })] }).programmes
      return programme?.fee.heads.map(({ isCautionMoney }) => isCautionMoney)
    }
    expect(marked([1_000, 500])).toEqual([false, true])
    expect(marked([500, 500, 500])).toEqual([false, false, false])
  })

  it('opens and closes in India’s time', () => {
    expect(toTyped(session).programmes[0]).toMatchObject({
      opensAt: '2026-06-01T10:00',
      closesAt: '2026-07-15T17:00',
    })
  })

  it('is made again for the next year: all its dates a year later, and not on the site yet', () => {
    const next = nextLike(toTyped(session))
    expect(next).toMatchObject({ name: '2027-28', isVisible: false, lastDate: '2027-08-31' })
    expect(next.programmes[0]).toMatchObject({ opensAt: '2027-06-01T10:00', closesAt: '2027-07-15T17:00' })
    expect(nextLike({ ...toTyped(session), lastDate: '2028-02-29' }).lastDate).toBe('2029-02-28')
  })
})

describe('A clerk who types a number', () => {
  it('may group its digits, and may write a decimal comma', () => {
    expect(['4,000', '1,25,000', '125,000', '७,५'].map(numberIn)).toEqual([4_000, 125_000, 125_000, 7.5])
    expect(['', '52oo', '1,2,5'].map(numberIn)).toEqual([Number.NaN, Number.NaN, Number.NaN])
  })
})

describe('A clerk who saves what is no number', () => {
  const vertical = ['sc', 'st', 'obc', 'ews'].map((key) => `programmes.0.seats.vertical.${key}`)
  const weights = ['x', 'xii', 'ug', 'cuet'].map((key) => `programmes.0.merit.weights.${key}`)
  const minimum = ['general', 'obc', 'sc', 'st', 'ews'].map((key) => `programmes.0.merit.minimum.${key}`)
  const shares = [...vertical, 'programmes.0.seats.horizontal.0.percent', ...weights]
  const hundredths = ['programmes.0.merit.weightageCap', ...minimum]
  const percents = ['refund.steps.0.percent', 'refund.steps.1.percent']
  const chargedPercents = [
    'refund.steps.0.percent',
    'refund.steps.0.charge.percent',
    'refund.steps.1.percent',
  ]
  const rupees = ['programmes.0.fee.amount', 'programmes.0.fee.cautionMoney']
  const groups = ['min', 'max'].map((key) => `programmes.0.scheme.groups.0.${key}`)
  const moreGroups = ['min', 'max'].map((key) => `programmes.0.scheme.groups.1.${key}`)
  const seatsPerSubject = 'programmes.0.scheme.groups.0.seatsPerSubject'

  it('is told so at each field that is empty, but may leave the limit of a group and a charge empty', () => {
    expect(refusalsOf(withNumbers(toTyped(session), ''))).toEqual({
      'Invalid input': [
        'refund.steps.0.until',
        'refund.payWithin',
        'claims.0.points',
        ...groups,
        ...moreGroups,
      ],
      [fieldMessages.badPercent]: [...percents, ...shares, ...hundredths],
      [fieldMessages.badSeats]: ['programmes.0.seats.total'],
      [fieldMessages.badListNumber]: ['programmes.0.convertsFrom'],
      [fieldMessages.badRupees]: rupees,
    })
  })

  it('is told so at each field that has a word', () => {
    expect(refusalsOf(withNumbers(toTyped(session), 'many'))).toEqual({
      'Invalid input': [
        'refund.steps.0.until',
        'refund.payWithin',
        'claims.0.points',
        ...groups,
        seatsPerSubject,
        ...moreGroups,
      ],
      [fieldMessages.badPercent]: [...chargedPercents, ...shares, ...hundredths],
      [fieldMessages.badSeats]: ['programmes.0.seats.total'],
      [fieldMessages.badListNumber]: ['programmes.0.convertsFrom'],
      [fieldMessages.badRupees]: ['refund.steps.0.charge.most', ...rupees],
    })
  })

  it('is told of too many decimals, except where hundredths are rounded', () => {
    expect(refusalsOf(withNumbers(toTyped(session), '7.555'))).toEqual({
      'Invalid input': [
        'refund.steps.0.until',
        'refund.payWithin',
        ...groups,
        seatsPerSubject,
        ...moreGroups,
      ],
      [fieldMessages.badPercent]: [...chargedPercents, ...shares],
      [fieldMessages.badSeats]: ['programmes.0.seats.total'],
      [fieldMessages.badListNumber]: ['programmes.0.convertsFrom'],
      [fieldMessages.badRupees]: ['refund.steps.0.charge.most', ...rupees],
      [fieldMessages.weightsNotHundred]: ['programmes.0.merit.weights'],
    })
  })

  it('is told what a sum, a time and a key lack', () => {
    const typed = toTyped(session)
    const [programme] = typed.programmes
    if (!programme) throw new Error('A programme was stored.')
    const times = { opensAt: '', closesAt: '1960-01-01T00:00' }
    expect(
      refusalsOf({ ...withNumbers(typed, '20000'), programmes: [{ ...programme, ...times }, programme] }),
    ).toEqual({
      [fieldMessages.badPercent]: chargedPercents,
      [fieldMessages.required('Opening')]: ['programmes.0.opensAt'],
      [fieldMessages.badTime('Closing')]: ['programmes.0.closesAt'],
      [fieldMessages.keyTwice]: ['programmes.1.key'],
    })
  })
})

describe('A new session', () => {
  it('is opened again as it was typed', () => {
    const typed = blankSession()
    const filled: TypedSession = {
      ...typed,
      name: '2027-28',
      lastDate: '2027-08-31',
      listsUntil: '2027-10-31',
      programmes: typed.programmes.map((programme) => ({
        ...programme,
        key: 'ba',
        course: courseAt(1),
        faculty: 'arts',
        opensAt: '2027-06-01T10:00',
        closesAt: '2027-07-15T17:00',
        fee: { ...programme.fee, amount: '4860' },
      })),
    }
    expect(toTyped(storedFrom(toInput(filled)))).toEqual(filled)
  })

  it('has only to be given its name, its days, and its programme’s course, dates, faculty and fee', () => {
    const problems = AdmissionSessionInputSchema.safeParse(toInput(blankSession())).error?.issues ?? []
    expect(problems.map(({ path }) => path.join('.')).toSorted()).toEqual([
      'lastDate',
      'listsUntil',
      'name',
      'programmes.0.closesAt',
      'programmes.0.course',
      'programmes.0.faculty',
      'programmes.0.fee.amount',
      'programmes.0.opensAt',
    ])
  })

  it('gives each programme a key of its own, also two of one course', () => {
    const twice = { ...blankProgramme(), course: courseAt(1) }
    const { programmes } = toInput({ ...blankSession(), programmes: [twice, twice] })
    const key = keyFrom(courseAt(1), [])
    expect(programmes.map((programme) => programme.key)).toEqual([key, `${key}-2`])
  })

  it('makes keys of names in any script', () => {
    expect(keyFrom('N.C.C. “B” certificate', [])).toBe('n-c-c-b-certificate')
    expect(keyFrom('हिंदी', ['item'])).toBe('item-2')
  })
})

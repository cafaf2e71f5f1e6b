import { describe, expect, it } from 'vitest'
import { AdmissionSessionInputSchema } from '../../../contract/schemas/admission-sessions.ts'
import { storedProgramme, storedSession } from '../../testing/stored.ts'
import { blankProgramme, blankSession } from './blank-session.ts'
import { keyFrom, mergeTyped, nextLike, numberIn, toInput, toTyped } from './typed-session.ts'

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
  registration: { label: { en: 'WRN' }, pattern: '\\d{8}' },
})

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

  it('keeps what each of two people typed, also in the same list', () => {
    const base = toTyped({ ...session, programmes: [storedProgramme(), storedProgramme({ key: 'bsc' })] })
    const [ba, bsc] = base.programmes
    if (!(ba && bsc)) throw new Error('Two programmes were stored.')
    const mine = { ...base, programmes: [{ ...ba, closesAt: '2026-07-20T17:00' }, bsc] }
    const theirs = {
      ...base,
      lastDate: '2026-09-15',
      programmes: [ba, { ...bsc, closesAt: '2026-07-22T17:00' }],
    }
    const merged = mergeTyped(base, mine, theirs)
    expect(merged.lastDate).toBe('2026-09-15')
    expect(merged.programmes.map(({ closesAt }) => closesAt)).toEqual([
      '2026-07-20T17:00',
      '2026-07-22T17:00',
    ])
  })
})

describe('A clerk who types a number', () => {
  it('may group its digits, and may write a decimal comma', () => {
    expect(['4,000', '1,25,000', '125,000', '७,५'].map(numberIn)).toEqual([4_000, 125_000, 125_000, 7.5])
    expect(['', '52oo', '1,2,5'].map(numberIn)).toEqual([Number.NaN, Number.NaN, Number.NaN])
  })
})

describe('A new session', () => {
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
    const twice = { ...blankProgramme(), course: 'Bachelor of Arts' }
    const { programmes } = toInput({ ...blankSession(), programmes: [twice, twice] })
    expect(programmes.map(({ key }) => key)).toEqual(['bachelor-of-arts', 'bachelor-of-arts-2'])
  })

  it('makes keys of names in any script', () => {
    expect(keyFrom('N.C.C. “B” certificate', [])).toBe('n-c-c-b-certificate')
    expect(keyFrom('हिंदी', ['item'])).toBe('item-2')
  })
})

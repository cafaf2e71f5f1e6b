import { describe, expect, it } from 'vitest'
import { matchCredits, type OpenCredit, type Payer } from './match-credits.ts'

const credit = (more: Partial<OpenCredit> = {}): OpenCredit => ({
  ...{ id: 'one', date: '2026-07-21', paise: 400_000, reference: '', description: '', name: '', notFor: [] },
  ...more,
})
const meera: Payer = {
  ...{ id: 'meera', number: 'SDC-2026-K7M4QX3', name: 'Meera Joshi', amount: 4_000 },
  reported: { reference: 'UTR 426118907755', paidOn: '2026-07-20' },
}
const ravi: Payer = {
  id: 'ravi',
  number: 'SDC-2026-9AC4RR2',
  name: 'Ravi Mishra',
  amount: 4_000,
  reported: null,
}
const kindOf = (credits: OpenCredit[], payers: Payer[] = [meera, ravi]) =>
  matchCredits(credits, payers).map(({ kind, candidates }) => [kind, candidates.map(({ payer }) => payer.id)])

describe('A credit belongs to an applicant', () => {
  it('who reported its reference, if the sum is the fee', () => {
    expect(kindOf([credit({ reference: '426118907755' })])).toEqual([['exact', ['meera']]])
    expect(kindOf([credit({ description: 'UPI/CR/426118907755/M' })])).toEqual([['exact', ['meera']]])
  })

  it('whose number is in it', () => {
    expect(kindOf([credit({ description: 'UPI Fee SDC2026 9AC4RR2' })])).toEqual([['exact', ['ravi']]])
  })
})

describe('The office decides', () => {
  it('if the sum is another', () => {
    expect(kindOf([credit({ reference: '426118907755', paise: 350_000 })])).toEqual([['doubtful', ['meera']]])
  })

  it('if two applicants reported the same reference', () => {
    const other = { ...ravi, reported: meera.reported }
    expect(kindOf([credit({ reference: '426118907755' })], [meera, other])).toEqual([
      ['doubtful', ['meera', 'ravi']],
    ])
  })

  it('if two credits fit one applicant', () => {
    const [one, other] = ['one', 'two'].map((id) => credit({ id, reference: '426118907755' }))
    expect(kindOf([one, other] as OpenCredit[])).toEqual([
      ['doubtful', ['meera']],
      ['doubtful', ['meera']],
    ])
  })

  it('if the sum and the name fit, even a name that the bank has cut', () => {
    expect(kindOf([credit({ description: 'NEFT-PUNB-RAVI MISH-FEE' })])).toEqual([['doubtful', ['ravi']]])
    const priya = { ...ravi, id: 'priya', name: 'प्रिया वर्मा' }
    expect(kindOf([credit({ name: 'प्रिया वर्मा' })], [priya])).toEqual([['doubtful', ['priya']]])
    expect(kindOf([credit({ name: 'प्रीति शर्मा' })], [priya])).toEqual([['none', []]])
  })
})

describe('A credit belongs to nobody', () => {
  it('if only the sum fits, as many pay the same', () => {
    expect(kindOf([credit({ description: 'CASH' })])).toEqual([['none', []]])
  })

  it('of whom the office has said that it is not theirs', () => {
    expect(kindOf([credit({ reference: '426118907755', notFor: ['meera'] })])).toEqual([['none', []]])
  })
})

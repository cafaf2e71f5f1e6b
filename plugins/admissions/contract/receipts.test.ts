import { describe, expect, it } from 'vitest'
import { numberWords as hindi } from '../messages/hi/number-words.ts'
import { numberWords as marathi } from '../messages/mr/number-words.ts'
import { amountInWords } from './amount-in-words.ts'
import { fieldTexts } from './browser-errors.ts'
import { financialYearOf, receiptNumberOf, referenceKey } from './receipts.ts'

describe('A receipt', () => {
  it.each([
    ['2026-03-31', '2025-26'],
    ['2026-04-01', '2026-27'],
    ['2027-01-01', '2026-27'],
    ['2099-12-31', '2099-00'],
  ])('of %s is of the financial year %s', (day, year) => {
    expect(financialYearOf(day)).toBe(year)
  })

  it('has six digits after its financial year', () => {
    expect(receiptNumberOf('2026-27', 123)).toBe('2026-27/000123')
  })
})

describe('Two references are the same', () => {
  it.each([
    ['UTR 426118907755', '426118907755'],
    ['utr no. SBIN-0012345', 'SBIN0012345'],
    ['UTR: UTR426118907755', '426118907755'],
    ['ch/0012', 'CH 0012'],
    ['४२६११८९०७७५५', '426118907755'],
  ])('%s and %s', (one, other) => {
    expect(referenceKey(one)).toBe(referenceKey(other))
  })

  it.each([
    ['0012', '12'],
    ['REF12', '12'],
    ['CH-12', '12'],
  ])('but not %s and %s', (one, other) => {
    expect(referenceKey(one)).not.toBe(referenceKey(other))
  })

  it('is nothing without a letter or a digit', () => {
    expect(referenceKey(' – / ')).toBe('')
  })
})

describe('A sum in words of other languages', () => {
  it.each([
    [100, 'एक सौ', 'शंभर'],
    [8_500, 'आठ हज़ार पाँच सौ', 'आठ हजार पाचशे'],
    [1_25_117, 'एक लाख पच्चीस हज़ार एक सौ सत्रह', 'एक लाख पंचवीस हजार एकशे सतरा'],
    [99_99_999, 'निन्यानवे लाख निन्यानवे हज़ार नौ सौ निन्यानवे', 'नव्याण्णव लाख नव्याण्णव हजार नऊशे नव्याण्णव'],
  ])('%i', (amount, inHindi, inMarathi) => {
    expect([amountInWords(amount, hindi), amountInWords(amount, marathi)]).toEqual([inHindi, inMarathi])
  })

  it.each([hindi, marathi])('has a hundred different words', ({ upTo99 }) => {
    expect(new Set(upTo99).size).toBe(100)
    expect(upTo99).toHaveLength(100)
  })
})

const countedFor = (reference: string) =>
  fieldTexts.referenceCounted(reference, 'Ravi Mishra', 'SDC-2026-RAV1', '2026-27/000083')

it('A UTR that counts already is that of one payment, so no way around is offered', () => {
  expect(countedFor('UTR 426118907755')).toBe(
    'UTR 426118907755 is already confirmed for Ravi Mishra (SDC-2026-RAV1), receipt 2026-27/000083.',
  )
})

it('Another challan with the same number counts once its date is added, as the message says', () => {
  const [, example = ''] = /‘(.+)’/.exec(countedFor('CH-40173')) ?? []
  expect(example).toBe('CH-40173 of 12/11')
  expect(referenceKey(example)).not.toBe(referenceKey('CH-40173'))
})

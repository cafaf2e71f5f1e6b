import { describe, expect, it } from 'vitest'
import { firstDay, lastDay, monthOf, parseDate } from './dates.ts'
import { formatDate } from './format-date.ts'

describe('Somebody who types a date', () => {
  it.each([
    ['05/07/2019', '2019-07-05'],
    ['5-7-2019', '2019-07-05'],
    ['5.7.2019', '2019-07-05'],
    ['5 July 2019', '2019-07-05'],
    ['5th Jul, 2019', '2019-07-05'],
    ['July 5, 2019', '2019-07-05'],
    ['2019-07-05', '2019-07-05'],
    ['०५/०७/२०१९', '2019-07-05'],
    ['५ जुलाई २०१९', '2019-07-05'],
    ['29 Feb 2024', '2024-02-29'],
    ['  Sept. 2019 ', '2019-09'],
    ['07/2019', '2019-07'],
    ['2019-07', '2019-07'],
    ['फ़रवरी 2019', '2019-02'],
    ['2019', '2019'],
    ['२०१९', '2019'],
  ])('is understood: %s', (typed, date) => {
    expect(parseDate(typed)).toBe(date)
  })

  it.each([
    '',
    'monsoon 1998',
    '31/02/2019',
    '13/2019',
    '5 July',
    '05/07/19',
    '29 Feb 2023',
    '0/1/2019',
    '20190705',
    'ma 2019',
    '2019 2020',
    '2019-07-05T00:00:00Z',
  ])('is asked again rather than misunderstood: "%s"', (typed) => {
    expect(parseDate(typed)).toBeUndefined()
  })

  it('reads it as it is said, with no day that nobody named, and may type that again', () => {
    const shown = ['2019-07-05', '2019-07', '2019'].map((date) => formatDate(date))
    expect(shown).toEqual(['5 July 2019', 'July 2019', '2019'])
    expect(shown.map(parseDate)).toEqual(['2019-07-05', '2019-07', '2019'])
    expect(['Present', 'monsoon 1998', '2019-13', ''].map((date) => formatDate(date))).toEqual([
      'Present',
      'monsoon 1998',
      '2019-13',
      '',
    ])
  })

  it('spans with a month or a year all of its days', () => {
    expect(['2019', '2019-02', '2019-02-03'].map(firstDay)).toEqual([
      '2019-01-01',
      '2019-02-01',
      '2019-02-03',
    ])
    expect(['2019', '2020-02', '2019-02-03', 'Present'].map(lastDay)).toEqual([
      '2019-12-31',
      '2020-02-29',
      '2019-02-03',
      'Present',
    ])
  })
})

describe('A month', () => {
  it('is known however it is written', () => {
    expect(['March', 'MAR.', ' 3', '03', 'मार्च', '३', '13', '0', '', 'spring'].map(monthOf)).toEqual([
      3, 3, 3, 3, 3, 3, 0, 0, 0, 0,
    ])
  })
})

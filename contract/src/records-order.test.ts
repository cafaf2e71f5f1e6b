import { describe, expect, it } from 'vitest'
import { experiencesNewestFirst, publicationsNewestFirst, yearsNewestFirst } from './records-order.ts'

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

describe("A teacher's posts", () => {
  it('begin with those held now, the latest of them first, then the one left last', () => {
    const posts = [
      { id: 'first', from: '2005-07-01', to: '2010-06-30' },
      { id: 'held for long', from: '2010-07-01', to: 'Present' },
      { id: 'between', from: '2012-01-01', to: '2014-12-31' },
      { id: 'held since lately', from: '2022-07-01', to: 'Present' },
      { id: 'between, begun later', from: '2014-01-01', to: '2014-12-31' },
      { id: 'between, known by its years', from: '2013', to: '2014' },
    ]
    const expected = [
      'held since lately',
      'held for long',
      'between, begun later',
      'between, known by its years',
      'between',
      'first',
    ]
    expect(idsOf(posts.toSorted(experiencesNewestFirst))).toEqual(expected)
    expect(idsOf(posts.toReversed().sort(experiencesNewestFirst))).toEqual(expected)
  })
})

describe("A teacher's awards and qualifications", () => {
  it('go by year, and keep one order within a year however they come', () => {
    const awards = [
      { id: 'b', year: '2019' },
      { id: 'a', year: '2022' },
      { id: 'c', year: '2019' },
      { id: 'undated', year: '' },
    ]
    const expected = ['a', 'c', 'b', 'undated']
    expect(idsOf(awards.toSorted(yearsNewestFirst))).toEqual(expected)
    expect(idsOf(awards.toReversed().sort(yearsNewestFirst))).toEqual(expected)
  })
})

describe("A teacher's publications", () => {
  it('go by year and month, however the month is written', () => {
    const publications = [
      { id: 'no month', year: '2023', month: '' },
      { id: 'second', year: '2023', month: ' 2' },
      { id: 'tenth', year: '2023', month: 'OCT.' },
      { id: 'ninth', year: '2023', month: 'September' },
      { id: 'third', year: '2023', month: '03' },
      { id: 'no month at all', year: '2021', month: '13' },
      { id: 'earlier', year: '2022', month: 'December' },
    ]
    expect(idsOf(publications.toSorted(publicationsNewestFirst))).toEqual([
      'tenth',
      'ninth',
      'third',
      'second',
      'no month',
      'earlier',
      'no month at all',
    ])
  })
})

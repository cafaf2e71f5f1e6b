import { describe, expect, it } from 'vitest'
import { parseDocuments } from './parse-document.ts'
import { recordLists } from './record-lists.ts'

const post = (id: string, from: string, to: string) => ({
  id,
  data: { isRemoved: false, position: 'Lecturer', organization: 'College', from, to },
})
const award = (id: string, year: string) => ({
  id,
  data: { isRemoved: false, award: 'Samman', year, awardingOrganization: 'Parishad' },
})
const texts = { department: '', category: '', indexing: '', issn: '', impact: '' }
const publication = (id: string, year: string, month: string) => ({
  id,
  data: { isRemoved: false, publication: 'Mosses', ...texts, year, month },
})

describe("A teacher's posts", () => {
  it('begin with those held now, the latest of them first, then the one left last', () => {
    const { schema, newestFirst } = recordLists.experiences
    const posts = parseDocuments(schema, [
      post('first', '2005-07-01', '2010-06-30'),
      post('held for long', '2010-07-01', 'Present'),
      post('between', '2012-01-01', '2014-12-31'),
      post('held since lately', '2022-07-01', 'Present'),
      post('between, begun later', '2014-01-01', '2014-12-31'),
      post('between, known by its years', '2013', '2014'),
    ])
    const expected = [
      'held since lately',
      'held for long',
      'between, begun later',
      'between, known by its years',
      'between',
      'first',
    ]
    expect(posts.toSorted(newestFirst).map(({ id }) => id)).toEqual(expected)
    expect(posts.toReversed().sort(newestFirst)).toEqual(posts.sort(newestFirst))
  })
})

describe("A teacher's awards and qualifications", () => {
  it('go by year, and keep one order within a year however they come', () => {
    const { schema, newestFirst } = recordLists.awards
    const awards = parseDocuments(schema, [
      award('b', '2019'),
      award('a', '2022'),
      award('c', '2019'),
      award('undated', ''),
    ])
    expect(awards.toSorted(newestFirst).map(({ id }) => id)).toEqual(['a', 'c', 'b', 'undated'])
    expect(awards.toReversed().sort(newestFirst)).toEqual(awards.sort(newestFirst))
  })
})

describe("A teacher's publications", () => {
  it('go by year and month on every page and in every answer, however the month is written', () => {
    const { schema, newestFirst } = recordLists.publications
    const publications = parseDocuments(schema, [
      publication('no month', '2023', ''),
      publication('second', '2023', ' 2'),
      publication('tenth', '2023', 'OCT.'),
      publication('ninth', '2023', 'September'),
      publication('third', '2023', '3'),
      publication('eleventh', '2023', 'नवंबर'),
      publication('no month at all', '2021', '13'),
      publication('earlier', '2022', 'December'),
    ])
    expect(publications.sort(newestFirst).map(({ id }) => id)).toEqual([
      'eleventh',
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

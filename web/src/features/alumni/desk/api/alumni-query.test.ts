import { describe, expect, it } from 'vitest'
import { alumniQuery, havingAllWords } from './alumni-query.ts'
import type { AlumnusRow } from './alumnus-row.ts'

const row = (id: string, searchKeys: string[]) => ({ id, searchKeys }) as unknown as AlumnusRow

describe('The office’s list', () => {
  it('asks for what is wanted, and for nothing else', () => {
    const filter = { isVerified: true, degree: '', year: '', search: ' ' }
    expect(alumniQuery(filter).where).toEqual([['status', true]])
    const narrow = { isVerified: false, degree: 'B.A.', year: '2011', search: 'Meena Kushwaha' }
    expect(alumniQuery(narrow, { after: [5, 'a'], size: 25 })).toMatchObject({
      where: [
        ['status', false],
        ['degree', 'B.A.'],
        ['yearOfPassing', '2011'],
        ['searchKeys', 'kushwaha', 'array-contains'],
      ],
      after: [new Date(5), 'a'],
      limit: 25,
    })
  })

  it('finds by all words, where the query knew one', () => {
    const rows = [row('a', ['meena', 'kushwaha']), row('b', ['kushwaha'])]
    expect(havingAllWords(rows, 'kushwaha Meena').map(({ id }) => id)).toEqual(['a'])
    expect(havingAllWords(rows, ' ')).toHaveLength(2)
  })
})

import { describe, expect, it } from 'vitest'
import { alumniQuery } from './alumni-query.ts'

describe('The office’s list', () => {
  it('asks for what is wanted, and for nothing else', () => {
    const filter = { isVerified: true, degree: '', year: '', search: ' ' }
    expect(alumniQuery(filter).where).toEqual([['status', true]])
    const narrow = { isVerified: false, degree: 'B.A.', year: '2011', search: 'Meena Kushwaha' }
    expect(alumniQuery(narrow, { after: [5, 'a'], limit: 25 })).toMatchObject({
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
})

import { describe, expect, it } from 'vitest'
import { alumni } from './alumni.ts'

describe('The office’s list', () => {
  it('asks for what is wanted, and for nothing else', () => {
    const { toQuery } = alumni.pages
    const filter = { tab: 'verified', degree: '', year: '', search: ' ' }
    expect(toQuery(filter, {}).where).toEqual([['status', true]])
    const chosen = { tab: '', degree: 'B.A.', year: '2011', search: '' }
    expect(toQuery(chosen, {}).where).toEqual([
      ['degree', 'B.A.'],
      ['yearOfPassing', '2011'],
    ])
    const narrow = { tab: 'requested', degree: 'B.A.', year: '2011', search: 'Meena Kushwaha' }
    expect(toQuery(narrow, { after: [{ at: 5 }, 'a'], limit: 25 })).toMatchObject({
      where: [
        ['status', false],
        ['searchKeys', 'kushwaha', 'array-contains'],
      ],
      after: [new Date(5), 'a'],
      limit: 25,
    })
  })
})

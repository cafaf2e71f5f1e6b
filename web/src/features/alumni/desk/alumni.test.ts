import { degreeAt } from '@prangan/contract/testing/fixtures'
import { describe, expect, it } from 'vitest'
import { alumni } from './alumni.ts'

describe('The office’s list', () => {
  it('asks for what is wanted, and for nothing else', () => {
    const { toQuery } = alumni.pages
    const filter = { tab: 'verified', degree: '', year: '', search: ' ' }
    expect(toQuery(filter, {}).where).toEqual([['status', true]])
    const chosen = { tab: '', degree: degreeAt(0), year: '2011', search: '' }
    expect(toQuery(chosen, {}).where).toEqual([
      ['degree', degreeAt(0)],
      ['yearOfPassing', '2011'],
    ])
    const narrow = { tab: 'requested', degree: degreeAt(0), year: '2011', search: 'Meena Kushwaha' }
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

import { applicationKeys } from '@prangan/contract/schemas/admissions'
import { courseAt } from '@prangan/contract/testing/fixtures'
import { describe, expect, it } from 'vitest'
import { havingAllWords } from '../../../lib/paged-list.ts'
import type { ApplicationRow } from './api/application-row.ts'
import { type ApplicationFilter, applications } from './applications.ts'

const { toQuery, cursorOf } = applications.pages

const any: ApplicationFilter = { tab: '', course: '', category: '', status: '', search: '' }
const row = (id: string, name: string): ApplicationRow => {
  const at = new Date(1_700_000_000_000)
  const told = { name, applicationNumber: `SDC-${id}`, mobile: '5550012345', email: `${id}@example.com` }
  return {
    session: '',
    ...told,
    id,
    fatherName: 'Suresh Rao',
    motherName: 'Latha Rao',
    dob: '2008-05-06',
    gender: 'other',
    category: 'general',
    qualification: 'Intermediate',
    course: courseAt(1),
    address: '4 Station Road',
    city: 'Rampur',
    state: 'Uttar Pradesh',
    pincode: '289001',
    status: 'new',
    history: [],
    mails: [],
    version: 1,
    createdAt: at,
    updatedAt: at,
    searchKeys: applicationKeys(told),
  }
}

describe('The office’s list of applications', () => {
  it('goes on behind the last of a page, also where two came in the same moment', () => {
    const after = cursorOf(row('b', 'Asha'), any)
    expect(toQuery(any, { after, limit: 25 })).toMatchObject({
      after: [new Date(1_700_000_000_000), 'b'],
      thenBy: [['__name__', 'desc']],
      limit: 25,
    })
  })

  it('holds only those who have every word that was searched for', () => {
    const both = [row('2026-K7M4QX3', 'Kiran Rao'), row('2026-A3C4D6E', 'मीनाक्षी कुशवाहा')]
    const found = (search: string) => havingAllWords(both, search).map(({ id }) => id)
    expect(found('rao kir')).toEqual(['2026-K7M4QX3'])
    expect(found('SDC-2026-K7M4QX3')).toEqual(['2026-K7M4QX3'])
    expect(found('कुशवाहा')).toEqual(['2026-A3C4D6E'])
    expect(found('55500')).toHaveLength(2)
    expect(found('kiran कुशवाहा')).toEqual([])
  })
})

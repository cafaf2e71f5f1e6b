import { documentPaths } from '@prangan/contract/paths'
import { expect, it } from 'vitest'
import { auditDetail } from './audit-detail.ts'

it('The office reads in a history which abilities somebody got, by their names', () => {
  const detailOf = (detail: string) =>
    auditDetail({ action: 'abilities changed', subject: 'staff/one', detail })
  expect(detailOf('none → admission:read, admission:decide')).toBe(
    'Only their own profile → See applications, Decide on applications',
  )
  expect(detailOf('admission:read → admission:read until 2026-12-04, a-former:one until 2026-12-05')).toBe(
    'See applications → See applications (until 4 December 2026), a-former:one (until 5 December 2026)',
  )
  expect(detailOf('a-former:one → none')).toBe('a-former:one → Only their own profile')
  expect(auditDetail({ action: 'profile changed', subject: 'faculty/one', detail: 'phone' })).toBe('phone')
})

it('The office reads in the history of an application the statuses as its list names them', () => {
  const detailOf = (detail: string) =>
    auditDetail({ action: 'application changed', subject: documentPaths.admission('one'), detail })
  expect(detailOf('in review → rejected')).toBe('In review → Rejected')
  expect(detailOf('new → accepted, by post')).toBe('New → Accepted, by post')
  expect(detailOf('CH 1, 2026-07-01 → CH 2, 2026-07-02')).toBe('CH 1, 2026-07-01 → CH 2, 2026-07-02')
})

it('The office reads in the history of a notice the changed fields as its form names them', () => {
  const detailOf = (action: 'notice changed' | 'notice rolled back', detail: string) =>
    auditDetail({ action, subject: documentPaths.news('one'), detail })
  expect(detailOf('notice changed', 'title, body, file')).toBe('Title, Text of the notice, File')
  expect(detailOf('notice rolled back', 'publishUntil, a-former-one')).toBe('Publish until, a-former-one')
  expect(detailOf('notice changed', '')).toBe('')
})

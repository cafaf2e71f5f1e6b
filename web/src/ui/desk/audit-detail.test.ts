import { expect, it } from 'vitest'
import { auditDetail } from './audit-detail.ts'

it('The office reads in a history which abilities somebody got, by their names', () => {
  const detailOf = (detail: string) => auditDetail({ action: 'abilities changed', detail })
  expect(detailOf('none → admission:read, admission:decide')).toBe(
    'Only their own profile → See applications, Decide on applications',
  )
  expect(detailOf('admission:read → admission:read until 2026-12-04, a-former:one until 2026-12-05')).toBe(
    'See applications → See applications (until 4 December 2026), a-former:one (until 5 December 2026)',
  )
  expect(detailOf('a-former:one → none')).toBe('a-former:one → Only their own profile')
  expect(auditDetail({ action: 'profile changed', detail: 'phone' })).toBe('phone')
})

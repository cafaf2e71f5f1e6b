import { expect, it } from 'vitest'
import { auditDetail } from './audit-detail.ts'

it('The office reads in a history which abilities somebody got, by their names', () => {
  const detailOf = (detail: string) => auditDetail({ action: 'abilities changed', detail })
  expect(detailOf('none → admission:read, admission:decide')).toBe(
    'Only their own profile → See applications, Decide on applications',
  )
  expect(detailOf('a-former:one → none')).toBe('a-former:one → Only their own profile')
  expect(auditDetail({ action: 'profile changed', detail: 'phone' })).toBe('phone')
})

import { OfficeCountersSchema } from '@prangan/contract/schemas/counters'
import { describe, expect, it } from 'vitest'
import { waitingIn } from './watch-counts.tsx'

describe('The sidebar', () => {
  const counts = OfficeCountersSchema.parse({ requestedAlumni: 12, newApplications: 3, waitingNotices: 2 })
  const anything = () => true

  it('counts requested alumni beside View Alumni, and new applications beside Applications, and leads to them', () => {
    expect(waitingIn('view-alumni', counts, anything)).toEqual({
      count: 12,
      what: 'alumni registrations to verify',
      href: '/AdminDashboard/view-alumni?tab=requested',
    })
    expect(waitingIn('admissions', counts, anything)).toEqual({
      count: 3,
      what: 'new applications',
      href: '/AdminDashboard/admissions?status=new',
    })
  })

  it('counts the notices that wait for approval beside View News, for those who may publish', () => {
    expect(waitingIn('', counts, anything)).toEqual({
      count: 2,
      what: 'notices to approve',
      href: '/AdminDashboard?tab=approval',
    })
    expect(waitingIn('', counts, (ability) => ability !== 'news:publish')).toBeUndefined()
  })

  it('counts nothing beside the rest, nor before the office’s counters are known', () => {
    expect(waitingIn('pages', counts, anything)).toBeUndefined()
    expect(waitingIn('view-alumni', null, anything)).toBeUndefined()
  })
})

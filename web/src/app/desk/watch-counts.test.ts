import { OfficeCountersSchema } from '@prangan/contract/schemas/counters'
import { describe, expect, it } from 'vitest'
import { waitingIn } from './watch-counts.tsx'

describe('The sidebar', () => {
  const counts = OfficeCountersSchema.parse({ requestedAlumni: 12, newApplications: 3 })

  it('counts requested alumni beside View Alumni, and new applications beside Applications, and leads to them', () => {
    expect(waitingIn('view-alumni', counts)).toEqual({
      count: 12,
      what: 'alumni registrations to verify',
      href: '/AdminDashboard/view-alumni?tab=requested',
    })
    expect(waitingIn('admissions', counts)).toEqual({
      count: 3,
      what: 'new applications',
      href: '/AdminDashboard/admissions?status=new',
    })
  })

  it('counts nothing beside the rest, nor before the office’s counters are known', () => {
    expect(waitingIn('', counts)).toBeUndefined()
    expect(waitingIn('view-alumni', null)).toBeUndefined()
  })
})

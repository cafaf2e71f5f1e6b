import { describe, expect, it } from 'vitest'
import { openApplication, text } from '../../testing/open-application.tsx'

const counted = {
  index: 8_640,
  trace: {
    rule: 1,
    marks: [{ exam: 'xii' as const, weight: 100, obtained: 42_200, maximum: 50_000 }],
    claims: [{ key: 'ncc', points: 200 }],
    weightage: 200,
  },
}

describe('An applicant whose application was checked', () => {
  it('reads how the marks were counted, before there is a list', async () => {
    await openApplication({ state: 'verified', counted })
    expect(text()).toContain('Your points as counted')
    expect(text()).toMatch(/86\.40/)
  })

  it('reads nothing of points before that', async () => {
    await openApplication({ state: 'in scrutiny' })
    expect(text()).not.toContain('Your points as counted')
  })
})

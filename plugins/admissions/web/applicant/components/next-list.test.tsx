import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApplication, text } from '../../testing/open-application.tsx'

const [past, next] = [-3, 4].map((days) => addDays(dayInIndia(new Date()), days))
const rounds = [
  { listOn: past ?? '', offersUntil: next ?? '' },
  { listOn: next ?? '', offersUntil: addDays(next ?? '', 5) },
]

describe('An applicant who waits for a list', () => {
  it('reads when the next one comes', async () => {
    await openApplication({ state: 'waitlisted' }, { rounds })
    // The session comes after the application.
    await waitFor(() => expect(text()).toContain(`Second merit list: ${formatDate(next ?? '')}`))
  })

  it('reads no day where none was announced', async () => {
    await openApplication()
    expect(text()).not.toMatch(/(First|Second) merit list/)
  })

  it('reads none with a seat, or after leaving', async () => {
    await openApplication({ state: 'withdrawn' }, { rounds })
    expect(text()).not.toContain('Second merit list')
  })
})

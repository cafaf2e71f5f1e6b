import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import { documentPaths } from '@prangan/contract/paths'
import { firestore } from '@prangan/web/testing/firestore.ts'
import { openScreen, says } from '@prangan/web/testing/screen.tsx'
import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { storedFullApplication } from '../../testing/stored.ts'
import { ViewMissing } from './view-missing.tsx'

const today = dayInIndia(new Date())

const put = (name: string, until: string) =>
  act(() =>
    firestore.put(
      documentPaths.admission(name),
      storedFullApplication({
        ...{ name, mobile: '9876510002', originalsDue: until },
        originals: until
          ? {
              'paper:tc': {
                ...{ result: 'undertaking', until, by: '', at: new Date() },
                name: { en: 'Transfer certificate' },
              },
            }
          : {},
      }),
    ),
  )

describe('A clerk who looks for missing originals', () => {
  it('sees who owes what until when, the overdue on top, and nobody who owes nothing', async () => {
    put('Meera', addDays(today, 3))
    put('Ravi', addDays(today, -2))
    put('Asha', '')
    openScreen(<ViewMissing />, '/desk')
    await says('2 applications shown')
    expect(
      screen.getAllByRole('link', { name: /^(Meera|Ravi|Asha)$/ }).map(({ textContent }) => textContent),
    ).toEqual(['Ravi', 'Meera'])
    await says(/Overdue since/)
    expect(screen.getAllByText('Transfer certificate')).toHaveLength(2)
    expect(screen.getAllByRole('link', { name: '9876510002' })[0]?.getAttribute('href')).toBe(
      'tel:9876510002',
    )
  })

  it('is told when nobody owes anything', async () => {
    openScreen(<ViewMissing />, '/desk')
    await says('No originals are missing.')
  })
})

import { openScreen } from '@prangan/web/testing/screen.tsx'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { publicSession } from '../../testing/full-application.ts'
import { Programmes } from './programmes.tsx'

it('An applicant reads before applying when each merit list comes, and until when its seats are offered', () => {
  const rounds = [
    { listOn: '2026-07-05', offersUntil: '2026-07-10' },
    { listOn: '2026-07-12', offersUntil: '2026-07-17' },
  ]
  openScreen(<Programmes sessions={[publicSession({ rounds })]} now={new Date('2026-06-15T06:00:00Z')} />)
  const heading = screen.getByRole('heading', { name: 'Merit lists' })
  const list = within(heading.parentElement ?? document.body).getAllByRole('listitem')
  expect(list.map(({ textContent }) => textContent)).toEqual([
    'First list: 5 July 2026, seats offered until 10 July 2026',
    'Second list: 12 July 2026, seats offered until 17 July 2026',
  ])
})

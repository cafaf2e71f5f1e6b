import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import { documentPaths } from '@prangan/contract/paths'
import { firestore } from '@prangan/web/testing/firestore.ts'
import { openScreen, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { admissionPaths } from '../../../contract/paths.ts'
import type { AdmissionDocument } from '../../../contract/schemas/application.ts'
import { loadLetterMessages } from '../../letters/letter-messages.ts'
import { Undertaking } from '../../letters/undertaking.tsx'
import { storedFullApplication, storedSession } from '../../testing/stored.ts'
import { Counter } from './counter.tsx'

vi.mock('@prangan/web/lib/read-site-layout.ts', () => ({ readSiteLayout: async () => () => () => {} }))

const now = new Date()
const today = dayInIndia(now)
const id = '2026-K7M4QX3'
const put = (more: Partial<AdmissionDocument> = {}) =>
  firestore.put(
    documentPaths.admission(id),
    storedFullApplication({
      ...{ name: 'Meera Joshi', status: 'offered', documents: {} },
      offer: {
        ...{ list: 'one', listNumber: 1, under: 'open', amount: 5_200, cautionMoney: 500, heads: [] },
        ...{ payFrom: now, payTo: new Date(now.getTime() + 86_400_000), acceptedAt: now, extensions: [] },
      },
      ...more,
    }),
  )

it('A clerk saves and prints the undertaking of somebody who brings an original later, and comes back', async () => {
  const until = addDays(today, 10)
  const admissionDay = { order: 'originals first' as const, undertakingsUntil: until, papers: [] }
  act(() => {
    firestore.put(admissionPaths.session('session'), storedSession({ admissionDay }))
    put()
  })
  const person = openScreen(<Counter />, `/desk?application=${id}`)
  await says('Meera Joshi')
  expect(screen.queryByRole('button', { name: /undertaking/ })).toBeNull()
  const original = screen.getByRole('group', { name: /Class 12 marksheet/ })
  await person.click(within(original).getByLabelText('Will bring later'))
  server.answers('recordOriginals', { message: '', version: 2 })
  await press(person, 'Save and print undertaking')
  await says('The originals of Meera Joshi are saved.')
  const found = { result: 'undertaking' as const, until, name: { en: 'Class 12 marksheet' }, by: '', at: now }
  act(() => put({ version: 2, originals: { 'document:xii': found } }))
  expect((await screen.findByRole('heading', { name: 'Undertaking' })).tagName).toBe('H1')
  await press(person, 'Back to the details')
  await says('Print undertaking')
  expect(screen.getByRole('link', { name: 'Open application' }).getAttribute('href')).toContain(
    `/${id}?counter=${id}`,
  )
})

it('The undertaking names the applicant and what is brought until when, to be signed', async () => {
  const found = { name: { en: 'Class 12 marksheet' }, by: '', at: now }
  const originals = {
    'document:xii': { ...found, result: 'undertaking' as const, until: '2026-08-20' },
    'paper:tc': { ...found, name: { en: 'Transfer certificate' }, result: 'seen' as const, until: '' },
  }
  openScreen(
    <Undertaking
      row={storedFullApplication({ name: 'Meera Joshi', originals })}
      session="2026-27"
      language="en"
      texts={await loadLetterMessages('en')}
    />,
  )
  const sheet = screen.getByRole('article', { name: 'Undertaking for missing originals' })
  for (const said of [
    'I, Meera Joshi, child of',
    'Class 12 marksheetby 20 August 2026',
    'Parent or guardian',
  ])
    expect(sheet.textContent).toContain(said)
  expect(sheet.textContent).not.toContain('Transfer certificate')
})

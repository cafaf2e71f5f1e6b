import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import { documentPaths } from '@prangan/contract/paths'
import { firestore } from '@prangan/web/testing/firestore.ts'
import { openScreen, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { admissionPaths } from '../../../contract/paths.ts'
import { loadLetterMessages } from '../../letters/letter-messages.ts'
import { Undertaking } from '../../letters/undertaking.tsx'
import { storedFullApplication, storedProgramme, storedSession } from '../../testing/stored.ts'
import { AdmissionSteps } from './admission-steps.tsx'
import { Counter } from './counter.tsx'

const now = new Date()
const today = dayInIndia(now)
const id = '2026-K7M4QX3'
const stored = () =>
  storedFullApplication({
    ...{ name: 'Meera Joshi', status: 'offered', documents: {} },
    offer: {
      ...{ list: 'one', listNumber: 1, under: 'open', amount: 5_200, cautionMoney: 500, heads: [] },
      ...{ payFrom: now, payTo: new Date(now.getTime() + 86_400_000), acceptedAt: now, extensions: [] },
    },
  })

it('A clerk saves and prints the undertaking of somebody who brings an original later', async () => {
  const until = addDays(today, 10)
  const admissionDay = { order: 'originals first' as const, undertakingsUntil: until, papers: [] }
  const session = { id: 'session', ...storedSession({ admissionDay }) }
  const onUndertaking = vi.fn()
  const person = openScreen(
    <AdmissionSteps
      row={{ id, ...stored() }}
      chosen={{ session, programme: storedProgramme() }}
      onAdmitted={() => {}}
      onUndertaking={onUndertaking}
    />,
  )
  expect(screen.queryByRole('button', { name: /undertaking/ })).toBeNull()
  const original = screen.getByRole('group', { name: /Class 12 marksheet/ })
  await person.click(within(original).getByLabelText('Will bring later'))
  server.answers('recordOriginals', { message: '', version: 2 })
  await press(person, 'Save and print undertaking')
  await says('The originals of Meera Joshi are saved.')
  expect(onUndertaking).toHaveBeenCalledOnce()
})

it('A clerk opens the application with a way back to the same person', async () => {
  act(() => {
    firestore.put(admissionPaths.session('session'), storedSession())
    firestore.put(documentPaths.admission(id), stored())
  })
  openScreen(<Counter />, `/desk?application=${id}`)
  await says('Meera Joshi')
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

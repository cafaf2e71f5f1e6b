import { documentPaths } from '@prangan/contract/paths'
import { courseAt } from '@prangan/contract/testing/fixtures'
import { firestore } from '@prangan/web/testing/firestore.ts'
import {
  field,
  fill,
  fillIn,
  isToldAt,
  leaveAnd,
  openScreen,
  press,
  says,
} from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { admissionPaths } from '../../../contract/paths.ts'
import {
  storedApplication,
  storedDetails,
  storedFullApplication,
  storedSession,
} from '../../testing/stored.ts'
import { PaperApplication } from './paper-application.tsx'

const meera = {
  Name: 'Meera Joshi',
  "Father's name": 'Mohan Joshi',
  "Mother's name": 'Mira Joshi',
  'Date of birth': '2008-06-06',
  Gender: 'female',
  Category: 'obc',
  'Mobile number': '9876510002',
  Address: 'Naya Chowk',
  City: 'Rampur',
  State: 'Uttar Pradesh',
  'PIN code': '200001',
  Course: courseAt(1),
  Qualification: 'Intermediate (Arts), 72 %',
}

describe('A clerk who enters a walk-in', () => {
  it('needs no e-mail address, and has the number', async () => {
    const person = openScreen(<PaperApplication />, '/desk')
    await waitFor(() => field('Name'))
    fillIn(meera)
    act(() =>
      firestore.put(
        documentPaths.admission('2026-K7M4QX3'),
        storedApplication({ applicationNumber: 'SDC-2026-K7M4QX3' }),
      ),
    )
    server.answers('addCounterApplication', {
      message: 'Entered.',
      applicationNumber: 'SDC-2026-K7M4QX3',
      opened: null,
    })
    await press(person, 'Save and continue')
    await says('SDC-2026-K7M4QX3')
    await says('The application of Meera Joshi is saved.')
    expect(server.callsOf('addCounterApplication')).toMatchObject([
      { body: { name: 'Meera Joshi', email: '', language: 'en', course: courseAt(1) } },
    ])
    await press(person, 'Next applicant')
    await waitFor(() => expect(field('Name').value).toBe(''))
  })

  it('is told at the field what is wrong, and loses nothing when leaving', async () => {
    const person = openScreen(<PaperApplication />, '/desk')
    await waitFor(() => field('Name'))
    fillIn({ ...meera, 'PIN code': '12' })
    await press(person, 'Save and continue')
    await isToldAt('PIN code', 'Please enter a 6-digit PIN code.')
    fill('PIN code', '200001')
    await leaveAnd(person, 'Keep writing')
    expect(field('Name').value).toBe('Meera Joshi')
  })

  it('still has the form of the later steps when the list knows before that they were sent', async () => {
    const number = 'SDC-2026-K7M4QX3'
    const put = (details: ReturnType<typeof storedDetails> | undefined) => {
      const { details: _, ...first } = storedFullApplication({
        applicationNumber: number,
        session: 'session',
      })
      firestore.put(documentPaths.admission('2026-K7M4QX3'), { ...first, ...(details && { details }) })
    }
    act(() => {
      firestore.put(admissionPaths.session('session'), storedSession())
      put(undefined)
    })
    openScreen(<PaperApplication />, '/desk?application=2026-K7M4QX3')
    await says(/has the application number SDC-2026-K7M4QX3/)
    act(() => put(storedDetails()))
    await says(/has the application number SDC-2026-K7M4QX3/)
    expect(document.body.textContent).not.toContain('is on record')
  })
})

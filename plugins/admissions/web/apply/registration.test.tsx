import { courseAt } from '@prangan/contract/testing/fixtures'
import { RegistrationForm } from '@prangan/web/features/admissions/apply/components/registration-form.tsx'
import {
  field,
  fill,
  fillIn,
  isToldAt,
  openScreen,
  press,
  says,
  takeTime,
} from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ownApplication, publicSession } from '../testing/full-application.ts'
import { courseTextsOf } from './api/programmes.ts'
import { beginSteps, endSteps, useStarted } from './api/started.ts'
import { FullApplication } from './full/full-application.tsx'

const meera = {
  Name: 'Meera Joshi',
  "Father's name": 'Mohan Joshi',
  "Mother's name": 'Mira Joshi',
  'Date of birth': '2008-06-06',
  Gender: 'female',
  Category: 'obc',
  'Mobile number': '9876510002',
  'E-mail': 'meera@college.test',
  Address: 'Naya Chowk',
  City: 'Rampur',
  State: 'Uttar Pradesh',
  'PIN code': '200001',
  Course: courseAt(1),
  Qualification: 'Intermediate (Arts), 72 %',
} as const
const declare = () => fireEvent.click(document.querySelector('[name="declaration"]') ?? document.body)

describe('An applicant whose course has a session', () => {
  it('reads at the head of the next step that the form was sent, where a session takes it', async () => {
    const sessions = [publicSession()]
    function Steps() {
      const started = useStarted()
      if (!started)
        return <RegistrationForm courseTexts={courseTextsOf(sessions, new Date())} onOpened={beginSteps} />
      return <FullApplication started={started} sessions={{ status: 'ready', value: sessions }} />
    }
    const person = openScreen(<Steps />, '/registration')
    fillIn({ ...meera, Name: 'Latha Joshi' })
    declare()
    takeTime()
    const opened = { token: 'first', expiresAt: '2099-01-01T00:00:00.000Z' }
    const message = 'Your application number is ADM-2026-000009.'
    server.answers('registerAdmission', { message, applicationNumber: 'ADM-2026-000009', opened })
    server.answers('readOwnApplication', ownApplication())
    await press(person, 'Submit application')
    await says(`Form submitted successfully! ${message} Now complete the steps below.`)
    // The focus is on the heading of the step, which is described by it.
    const heading = await screen.findByRole('heading', { name: /About you$/ })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(heading.getAttribute('aria-describedby')).toBe(
      screen.getByText(/^Form submitted successfully!/).parentElement?.parentElement?.id,
    )
    endSteps()
  })

  it('is told once that a course is closed, and no more once another is chosen', async () => {
    const [programme] = publicSession().programmes
    if (!programme) throw new Error('The session has no programme.')
    const closed = { ...programme, closesAt: '2026-01-02T00:00:00.000Z', opensAt: '2026-01-01T00:00:00.000Z' }
    const sessions = [publicSession({ programmes: [closed] })]
    const person = openScreen(
      <RegistrationForm courseTexts={courseTextsOf(sessions, new Date())} onOpened={beginSteps} />,
      '/registration',
    )
    fillIn({ ...meera, Course: closed.course })
    declare()
    await press(person, 'Submit application')
    await isToldAt('Course', 'closed on 2 January 2026')
    expect(screen.getAllByText(/closed on 2 January 2026/)).toHaveLength(1)
    fill('Course', courseAt(2))
    await waitFor(() => expect(screen.queryByText(/closed on/)).toBeNull())
    expect(field('Course').getAttribute('aria-invalid')).toBeNull()
  })
})

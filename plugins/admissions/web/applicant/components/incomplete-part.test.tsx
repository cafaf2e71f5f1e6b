import { fieldTexts } from '@prangan/contract/field-messages'
import { nothingTyped } from '@prangan/web/features/admissions/apply/api/field-names.ts'
import { fill, isToldAt, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { describe, expect, it } from 'vitest'
import type { OwnApplication } from '../../../contract/schemas/own-application.ts'
import { beginSteps, endSteps } from '../../apply/api/started.ts'
import { number, openApplication } from '../../testing/open-application.tsx'
import { ownApplication } from '../../testing/own-application.ts'

describe('An applicant whose application is incomplete', () => {
  const incomplete: Partial<OwnApplication> = {
    state: 'incomplete',
    submittedAt: null,
    may: { ...ownApplication().may, submit: true },
  }

  it('is led back to the form where it was begun on this device', async () => {
    beginSteps(
      {
        applicationNumber: number,
        message: '',
        sentAt: '2026-06-01T04:00:00Z',
        application: nothingTyped,
      },
      '',
    )
    await openApplication(incomplete)
    const back = document.querySelector('section a[href="/registration"]')
    expect(back?.textContent).toBe('Continue with the next steps')
    endSteps()
  })

  it('goes on here on another device, once the page knows what the steps depend on', async () => {
    const person = await openApplication(incomplete)
    await press(person, 'Continue with the next steps')
    await isToldAt('Date of birth', fieldTexts.badDate)
    fill('Date of birth', '2008-03-04')
    fill('Gender', 'female')
    fill('Category', 'obc')
    server.answers('readOwnApplication', ownApplication(incomplete))
    await press(person, 'Continue with the next steps')
    await says(/Step 1 of/)
  })
})

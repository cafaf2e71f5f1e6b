import { button, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { consentVersion } from '../../../contract/schemas/full-application.ts'
import type { OwnApplication } from '../../../contract/schemas/own-application.ts'
import { gone, openApplication, text, token } from '../../testing/open-application.tsx'
import { ownApplication } from '../../testing/own-application.ts'

describe('An applicant who looks at the consents', () => {
  const given = { isGiven: true, version: consentVersion, at: '2026-06-02T04:00:00Z', takenBackAt: null }
  const consents: OwnApplication['consents'] = [
    { purpose: 'admission', ...given },
    { purpose: 'messages', ...given },
  ]

  it('takes back what is optional, sees that it is taken back, and gives it again', async () => {
    const person = await openApplication({ consents })
    await says('Your consents')
    expect(text().split(`Given on 2 June 2026, 9:30 am; text ${consentVersion}`)).toHaveLength(3)
    const takenBackAt = '2026-06-20T04:00:00Z'
    server.answers(
      'takeBackConsent',
      ownApplication({
        consents: [
          { purpose: 'admission', ...given },
          { purpose: 'messages', ...given, isGiven: false, takenBackAt },
        ],
      }),
    )
    await press(person, 'Take back consent: To tell me of other notices of the college')
    await says('You have taken back the consent.')
    await says('Taken back on 20 June 2026, 9:30 am.')
    await gone('Take back consent: To tell me of other notices of the college')
    expect(server.callsOf('takeBackConsent')).toMatchObject([{ body: { token, purpose: 'messages' } }])
    server.answers('giveConsent', ownApplication({ consents }))
    await press(person, 'Agree: To tell me of other notices of the college')
    await says('You have agreed. You can take the consent back here.')
    expect(server.callsOf('giveConsent')).toMatchObject([
      { body: { token, purpose: 'messages', version: consentVersion, language: 'en' } },
    ])
  })

  it('is led from the one that the application needs, and the guardian’s, to the withdrawal', async () => {
    const guardian = { isNeeded: true, email: 'father@college.test', agreedAt: '2026-06-03T04:00:00Z' }
    const person = await openApplication({ consents: consents.slice(0, 1), guardian })
    await says('Your guardian’s consent')
    expect(text().match(/To take it back, withdraw your application/g)).toHaveLength(2)
    await person.click(
      [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Go to ‘Withdraw your application’',
      ) as Element,
    )
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Withdraw your application'))
  })

  it('reads after the withdrawal that nothing more is done on it', async () => {
    await openApplication({ state: 'withdrawn', consents, may: { ...ownApplication().may, withdraw: false } })
    await says('Your application is closed. We no longer use this consent.')
    expect(() => button('Go to ‘Withdraw your application’')).toThrow()
    expect(button('Take back consent: To tell me of other notices of the college')).toBeDefined()
  })
})

import { errors } from '@prangan/contract/errors'
import { button, fill, isToldAt, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApplication, token } from '../../testing/open-application.tsx'
import { ownApplication } from '../../testing/own-application.ts'

describe('An applicant under 18', () => {
  const young = { guardian: { isNeeded: true, email: 'father@college.test', agreedAt: null } }

  it('has the guardian mailed a code, and enters it', async () => {
    const person = await openApplication(young)
    server.answers('requestGuardianCode', { message: 'Sent.' })
    await press(person, 'Mail my guardian another code')
    await waitFor(() => button('Mail my guardian another code'))
    fill('Your guardian’s code', '11')
    await press(person, 'My guardian agrees')
    await isToldAt('Your guardian’s code', 'Please check the code.')
    fill('Your guardian’s code', '123 456')
    server.refuses('confirmGuardian', 'wrong-code')
    await press(person, 'My guardian agrees')
    await isToldAt('Your guardian’s code', errors['wrong-code'][1])
    server.answers(
      'confirmGuardian',
      ownApplication({ guardian: { ...young.guardian, agreedAt: '2026-06-06T04:00:00Z' } }),
    )
    await press(person, 'My guardian agrees')
    await says('Your guardian has agreed.')
    expect(server.callsOf('confirmGuardian').at(-1)).toMatchObject({ body: { token, code: '123456' } })
  })
})

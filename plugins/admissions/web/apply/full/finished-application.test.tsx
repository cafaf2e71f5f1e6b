import { nothingTyped } from '@prangan/web/features/admissions/apply/api/field-names.ts'
import { button, canTryAgain, fill, isToldAt, openScreen, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ownApplication, publicSession } from '../../testing/full-application.ts'
import { nothingTypedOf } from '../api/typed-details.ts'
import type { ApplicationAccess } from '../steps/application-access.ts'
import { type Finished, readFinished } from './finished.ts'
import { FinishedApplication } from './finished-application.tsx'

const number = 'SDC-2026-K7M4QX3'
const access: ApplicationAccess = { getToken: () => 'first', renew: () => Promise.reject(new Error('Shut.')) }
const guardian = { isNeeded: true, email: 'suresh@college.test', agreedAt: null }
const own = (hasAgreed = false) =>
  ownApplication({
    state: 'submitted',
    guardian: { ...guardian, agreedAt: hasAgreed ? '2026-06-11T09:00:00.000Z' : null },
  })

const finished = (given: Partial<Finished> = {}): Finished => ({
  own: own(),
  typed: {
    ...nothingTypedOf([]),
    nameHi: 'मीरा जोशी',
    'education-xii-obtained': '437',
    'education-xii-maximum': '500',
  },
  pictures: { photo: 'data:image/jpeg;base64,AAAA' },
  session: publicSession(),
  programme: 'ba',
  ...given,
})

function Receipt({ first }: { first: Finished }) {
  const [shown, setShown] = useState<Finished | null>(first)
  if (!shown) return <p>The form for another one</p>
  const application = { ...nothingTyped, name: 'Meera Joshi', category: 'general', state: 'Uttar Pradesh' }
  const started = { number, sentAt: '2026-06-10T09:00:00.000Z', application, isFinished: true }
  return <FinishedApplication started={started} finished={shown} access={access} onChange={setShown} />
}
const open = (given?: Partial<Finished>) => openScreen(<Receipt first={finished(given)} />, '/registration')

beforeEach(() => sessionStorage.clear())

describe('An applicant who has sent everything', () => {
  it('has the number, what happens next, and the whole application to print', async () => {
    open({ own: ownApplication({ state: 'submitted' }) })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Your application number'))
    await says(
      'The office checks your application. If something is missing, we e-mail you, and you answer on the page of your application.',
    )
    const sheet = document.querySelector('.sheet')?.textContent
    for (const said of [number, 'Meera Joshi', 'मीरा जोशी', '437 / 500', '87.40'])
      expect(sheet).toContain(said)
    expect(document.querySelector('.sheet-photo img')).not.toBeNull()
    expect(() => button('Mail my guardian another code'), 'nobody of full age has a guardian').toThrow()
  })

  it('takes it off a shared computer', async () => {
    const person = open()
    await press(person, 'Start another application')
    await says('The form for another one')
    expect(readFinished()).toBeNull()
  })
})

describe('The guardian of an applicant under 18', () => {
  const mailIt = async () => {
    const person = open()
    server.answers('requestGuardianCode', { message: 'A code is on its way to your guardian.' })
    await press(person, 'Mail my guardian another code')
    await says('A code is on its way to your guardian.')
    return person
  }

  it('is mailed a code, and agrees with it; a reload does not ask again', async () => {
    const person = await mailIt()
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('code'))
    server.answers('confirmGuardian', own(true))
    fill('Your guardian’s code', '123456')
    await press(person, 'My guardian agrees')
    await says('Your guardian has agreed.')
    expect(server.callsOf('confirmGuardian')).toMatchObject([{ body: { token: 'first', code: '123456' } }])
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Your guardian’s consent'))
    expect(readFinished()?.own.guardian.agreedAt).not.toBeNull()
  })

  it('is told at the field that a code is wrong, and can type another', async () => {
    const person = await mailIt()
    fill('Your guardian’s code', '12')
    await press(person, 'My guardian agrees')
    await isToldAt('Your guardian’s code', 'Please check the code')
    server.refuses('confirmGuardian', 'wrong-code')
    fill('Your guardian’s code', '654321')
    await press(person, 'My guardian agrees')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'))
    expect(server.callsOf('confirmGuardian')).toHaveLength(1)
  })

  it('can be mailed again where the connection was lost', async () => {
    const person = open()
    server.isOutOfReach('requestGuardianCode')
    await press(person, 'Mail my guardian another code')
    await says(/You are offline/)
    server.answers('requestGuardianCode', { message: 'A code is on its way.' })
    await press(person, 'Mail my guardian another code')
    await says('A code is on its way.')
    button('Mail my guardian another code')
  })

  it('loses nothing typed when the answer is lost', async () => {
    const person = await mailIt()
    server.isOutOfReach('confirmGuardian')
    fill('Your guardian’s code', '123456')
    await press(person, 'My guardian agrees')
    await says(/You are offline/)
    await canTryAgain('My guardian agrees')
    expect(document.querySelector<HTMLInputElement>('[name=code]')?.value).toBe('123456')
  })
})

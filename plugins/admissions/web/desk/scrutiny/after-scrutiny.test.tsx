import { fieldTexts } from '@prangan/contract/field-messages'
import { button, field, fill, isToldAt, openScreen, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { describe, expect, it } from 'vitest'
import type { AdmissionDocument } from '../../../contract/schemas/application.ts'
import { storedDetails, storedFullApplication } from '../../testing/stored.ts'
import { AfterScrutiny } from './after-scrutiny.tsx'

const at = new Date('2026-06-02T04:00:00Z')
const consent = { isGiven: true, version: '2026-11', language: 'en', at } as const
const details = storedDetails({
  guardian: { name: 'Suresh Rao', mobile: '6666600001', email: 'suresh@guardians.test' },
  consents: [
    { ...consent, purpose: 'admission' },
    { ...consent, purpose: 'university', isGiven: false, takenBackAt: new Date('2026-06-20T04:00:00Z') },
  ],
})
const open = (more: Partial<AdmissionDocument> = {}) =>
  openScreen(
    <AfterScrutiny
      row={{ id: 'meera', ...storedFullApplication({ details, dob: '2999-01-01', ...more }) }}
      chosen={undefined}
      search=""
    />,
  )

describe('A clerk who looks at the consents', () => {
  it('sees what was given, taken back and never given', async () => {
    open()
    await says('Given on 2 Jun 2026, 9:30 am, text 2026-11')
    await says('Taken back on 20 Jun 2026, 9:30 am')
    await says('Not given')
  })

  it('records what the guardian has signed on paper', async () => {
    const person = open()
    await press(person, 'Record consent')
    await isToldAt('Signed on', fieldTexts.badDate)
    expect(field('Name of the guardian who signed').value).toBe('Suresh Rao')
    fill('Signed on', '2999-01-01')
    await press(person, 'Record consent')
    await isToldAt('Signed on', fieldTexts.dayToCome)
    fill('Signed on', '2026-06-03')
    server.answers('recordGuardianConsent', { message: 'Saved.', version: 2 })
    await press(person, 'Record consent')
    await says('Meera Joshi: the guardian’s consent is recorded.')
    expect(server.callsOf('recordGuardianConsent')).toMatchObject([
      { params: { id: 'meera' }, body: { version: 1, name: 'Suresh Rao', signedOn: '2026-06-03' } },
    ])
  })

  it('reads who has seen it, and is asked for nothing more', async () => {
    const guardianPaper = { name: 'Suresh Rao', signedOn: '2026-06-03', seenBy: 'clerk@college.test' }
    open({ guardianAgreedAt: at, guardianPaper })
    await says(
      'Signed on paper by Suresh Rao on 3 June 2026; seen by clerk@college.test, 2 Jun 2026, 9:30 am',
    )
    expect(() => button('Record consent')).toThrow()
  })
})

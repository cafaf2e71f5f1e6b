import { firestore } from '@prangan/web/testing/firestore.ts'
import { field, fill, isToldAt, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as hindi from '../../../contract/messages/hi/usual-texts.ts'
import { admissionPaths } from '../../../contract/paths.ts'
import {
  choose,
  chosenIn,
  itemNamed,
  key,
  openScrutiny,
  put,
  putSession,
} from '../../testing/open-scrutiny.tsx'
import { storedDetails, storedSession } from '../../testing/stored.ts'

describe('A clerk who refuses a claim', () => {
  it('chooses a usual reason to refuse a claim, which is written in the applicant’s language', async () => {
    putSession()
    put('Meera', { language: 'hi', details: storedDetails({ claims: ['ncc'] }) })
    const person = openScrutiny('Meera')
    await says('6 points still to check.')
    choose('Claim: NCC B certificate', 'refused')
    await person.selectOptions(field('Usual reasons'), 'The certificate is in another name.')
    expect(field('Why you refuse it').value).toBe(hindi.usualReasons.claim.name)
  })

  it('is offered no reason about a certificate for a claim that has none', async () => {
    const women = { key: 'women', name: { en: 'Women' }, points: 500, group: 'women' as const }
    act(() => firestore.put(admissionPaths.session('session'), storedSession({ claims: [women] })))
    put('Meera', { details: storedDetails({ claims: ['women'] }) })
    openScrutiny('Meera')
    await says('5 points still to check.')
    choose('Claim: Women', 'refused')
    const reasons = [...field('Usual reasons').querySelectorAll('option')].map(({ text }) => text)
    expect(reasons).toContain('This claim does not fit the other details of your application.')
    expect(reasons.join()).not.toContain('certificate')
  })

  it('refuses with a certificate the claim that it should prove, and writes why once', async () => {
    putSession()
    put('Meera', { details: storedDetails({ claims: ['ncc'] }) })
    openScrutiny('Meera')
    await says('6 points still to check.')
    choose('NCC certificate', 'refused')
    expect(
      itemNamed('Claim: NCC B certificate').querySelector<HTMLInputElement>('[value=refused]')?.checked,
    ).toBe(true)
    expect(field('Why you refuse it').value).toBe('')
  })

  it('refuses a claim with a reason that the applicant reads', async () => {
    putSession()
    put('Meera', { details: storedDetails({ claims: ['ncc'] }) })
    const person = openScrutiny('Meera')
    await says('6 points still to check.')
    choose('Claim: NCC B certificate', 'refused')
    await press(person, 'Save and open next')
    await isToldAt('Why you refuse it', 'Please write why you refuse it.')
    fill('Why you refuse it', 'It is in another name.')
    server.answers('scrutiniseApplication', { message: 'Saved.', version: 2 })
    await press(person, 'Save and open next')
    await waitFor(() =>
      expect(server.callsOf('scrutiniseApplication')).toMatchObject([
        {
          body: {
            checks: { 'claim:ncc': 'refused' },
            reasons: { 'claim:ncc': 'It is in another name.' },
          },
        },
      ]),
    )
  })

  it('refuses a claim, but neither the marks nor a rejection without its reason', async () => {
    putSession()
    put('Meera', { details: storedDetails({ claims: ['ncc'] }) })
    const person = openScrutiny('Meera')
    await says('6 points still to check.')
    act(() => itemNamed('Marks').focus())
    key('Digit3')
    expect(chosenIn('Marks')).toBeUndefined()
    choose('Claim: NCC B certificate', 'refused')
    act(() => field('Reject this application').click())
    await press(person, 'Reject and open next')
    await isToldAt('Reason', 'Please give the reason. The applicant will read it.')
  })
})

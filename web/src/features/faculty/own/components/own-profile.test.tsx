import { documentPaths } from '@prangan/contract/paths'
import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { firestore } from '../../../../testing/firestore.ts'
import { answer, field, fill, isToldAt, openScreen, press, says } from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { storedMember } from '../../../../testing/stored.ts'
import { OwnProfile } from './own-profile.tsx'

const open = () => openScreen(<OwnProfile />, '/desk')

describe('A teacher at their profile', () => {
  it('is told that it could not be loaded, and sees it after trying again', async () => {
    firestore.put(documentPaths.faculty('asha'), storedMember())
    firestore.goAway()
    const person = open()
    await says('Failed to load faculty data')
    firestore.comeBack()
    await press(person, 'Try again')
    await waitFor(() => expect(document.body.textContent).toContain('Asha Verma'))
  })

  it('loses nothing typed to a gateway, a refusal or a way out taken too soon', async () => {
    firestore.put(documentPaths.faculty('asha'), storedMember())
    const person = open()
    await press(person, 'Edit profile')
    await waitFor(() => expect(document.activeElement).toBe(field('Phone')))
    fill('Phone', '55500 1')
    server.isBehindBrokenGateway('updateFacultyDetails')
    await press(person, 'Save')
    await says('Failed to update profile. Please try again.')
    server.refuses('updateFacultyDetails', 'invalid-input', { phone: 'No such number.' })
    await press(person, 'Save')
    await isToldAt('Phone', 'No such number.')
    await press(person, 'Cancel')
    await answer(person, 'Cancel')
    expect(field('Phone').value).toBe('55500 1')
    await press(person, 'Cancel')
    await answer(person, 'Discard')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Profile'))
  })
})

import { errors } from '@prangan/contract/errors'
import { documentPaths } from '@prangan/contract/paths'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { colleagueOpens } from '../../../../testing/colleague.ts'
import { firestore } from '../../../../testing/firestore.ts'
import {
  answer,
  button,
  field,
  fill,
  fillIn,
  isToldAt,
  messagesOf,
  openScreen,
  press,
  says,
  typedIn,
} from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { storedMember } from '../../../../testing/stored.ts'
import { OwnProfile } from './own-profile.tsx'

const noDocument =
  'This file is not a PDF or a Word document, whatever its name says. Please choose another file.'
const textFile = (name: string, type: string) => new File(['Asha Verma, M.A.'], name, { type })

const open = () => openScreen(<OwnProfile />, '/desk')
const announced = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)

describe('A teacher at their profile', () => {
  it('is told that it could not be loaded, and sees it after trying again', async () => {
    firestore.put(documentPaths.faculty('asha'), storedMember())
    firestore.goAway()
    const person = open()
    await says('Failed to load faculty data')
    await says('The server could not be reached. Check your internet connection.')
    firestore.comeBack()
    await press(person, 'Try again')
    await waitFor(() => expect(document.body.textContent).toContain('Asha Verma'))
  })

  it('sees who else has it open', async () => {
    firestore.put(documentPaths.faculty('asha'), storedMember())
    await press(open(), 'Edit profile')
    await colleagueOpens(documentPaths.faculty('asha'))
    await says('Ravi Mishra has this open, too.')
  })

  it('loses nothing typed to a gateway, a refusal or a way out taken too soon', async () => {
    firestore.put(documentPaths.faculty('asha'), storedMember())
    const person = open()
    await press(person, 'Edit profile')
    await waitFor(() => expect(document.activeElement).toBe(button('Choose a photo')))
    fill('Phone', '55500 10001')
    server.isBehindBrokenGateway('updateFacultyDetails')
    await press(person, 'Save')
    await says('Failed to update profile. Please try again.')
    server.refuses('updateFacultyDetails', 'invalid-input', { phone: 'No such number.' })
    await press(person, 'Save')
    await isToldAt('Phone', 'No such number.')
    await says('Failed to update profile. Please try again.')
    await press(person, 'Cancel')
    await answer(person, 'Keep writing')
    expect(field('Phone').value).toBe('55500 10001')
    await press(person, 'Cancel')
    await answer(person, 'Throw away')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Profile'))
  })

  it('sees at each field which form is right, and nothing is sent', async () => {
    firestore.put(documentPaths.faculty('asha'), storedMember())
    const person = open()
    await press(person, 'Edit profile')
    const nonsense = {
      Phone: 'abc!!',
      'Teaching experience': '-5 lots',
      'Masters supervised': 'zzz',
      'Ph.D. supervised': '-1',
      'Area of interest': 'x'.repeat(5_000),
    }
    await waitFor(() => field('Phone'))
    fillIn(nonsense)
    await press(person, 'Save')
    await isToldAt(
      'Phone',
      'Enter a full phone number: 10 digits or more, with the STD code. For example: 01234-255010 ext. 12.',
    )
    for (const [label, text] of [
      ['Teaching experience', 'Enter the years as a number from 0 to 70, for example 12 or 12.5.'],
      ['Masters supervised', 'Enter a number, for example 12. Put a note in brackets: 2 (one in progress).'],
      ['Ph.D. supervised', 'Enter a number, for example 12. Put a note in brackets: 2 (one in progress).'],
      ['Area of interest', 'Area of interest may have at most 4,000 characters.'],
    ] as const)
      expect(messagesOf(label)).toContain(text)
    expect(typedIn(...Object.keys(nonsense))).toEqual(Object.values(nonsense))
    expect(server.callsOf('updateFacultyDetails')).toEqual([])
  })

  it('sees what there is of it, and what is missing once', async () => {
    firestore.put(documentPaths.faculty('asha'), storedMember({ teachingExperience: '12' }))
    const person = open()
    await says('12 years')
    expect(document.body.textContent).not.toContain('N/A')
    await press(person, 'Add phone')
    await waitFor(() => expect(document.activeElement).toBe(field('Phone')))
  })

  it('is told of a resume at its field: by the server, and at once of a file that is none', async () => {
    firestore.put(documentPaths.faculty('asha'), storedMember())
    const person = open()
    await press(person, 'Add resume')
    await waitFor(() => expect(document.activeElement).toBe(field('Resume')))
    server.refuses('updateFacultyDetails', 'invalid-input', { stagedResume: 'It has too many pages.' })
    fill('Phone', '55500 10001')
    await press(person, 'Save')
    await isToldAt('Resume', 'It has too many pages.')
    await person.upload(field('Resume'), textFile('cv.pdf', 'application/pdf'))
    await waitFor(() => expect(announced()).toContain(noDocument))
    expect(document.body.textContent).not.toContain('has arrived')
  })

  it('cannot save with a refused resume or photo, until it is removed or another is chosen', async () => {
    firestore.put(documentPaths.faculty('asha'), storedMember())
    const person = open()
    await press(person, 'Edit profile')
    await waitFor(() => field('Phone'))
    fill('Phone', 'abc!!')
    await press(person, 'Save')
    await waitFor(() => expect(messagesOf('Phone')).toContain('Enter a full phone number'))
    await person.upload(field('Resume'), textFile('cv.pdf', 'application/pdf'))
    await says(noDocument)
    expect(messagesOf('Phone')).toContain('Enter a full phone number')
    fill('Phone', '55500 10001')
    await press(person, 'Save')
    await isToldAt('Resume', noDocument)
    await press(person, 'Remove cv.pdf')
    expect(messagesOf('Resume')).toBe('')
    fireEvent.change(field('Photo'), { target: { files: [textFile('me.svg', 'image/svg+xml')] } })
    await says(errors['wrong-photo-type'][1])
    await press(person, 'Save')
    await waitFor(() => expect(document.activeElement).toBe(button('Choose a photo')))
    await says(errors['wrong-photo-type'][1])
    expect(server.callsOf('updateFacultyDetails')).toEqual([])
    await press(person, 'No photo')
    server.refuses('updateFacultyDetails', 'invalid-input', { phone: 'No such number.' })
    await press(person, 'Save')
    await isToldAt('Phone', 'No such number.')
    expect(server.callsOf('updateFacultyDetails')).toMatchObject([{ body: { phone: '55500 10001' } }])
  })

  it('says when they last looked through it, and that it is still right, once', async () => {
    firestore.put(documentPaths.faculty('asha'), storedMember())
    const person = open()
    await says('You have not reviewed this profile yet.')
    const at = new Date('2026-05-03T06:00:00Z')
    act(() => firestore.put(documentPaths.profileReview('asha'), { at }))
    await says('You last reviewed this profile on 3 May 2026.')
    server.isOutOfReach('confirmProfile')
    await press(person, 'Yes, it is still correct')
    await says(
      'We couldn’t save your answer. Please try again. The server could not be reached. Check your internet connection.',
    )
    const letGo = server.holds('confirmProfile', { message: 'Thank you.' })
    await press(person, 'Yes, it is still correct')
    await says('Saving…')
    letGo()
    await says('Thank you.')
    expect(server.callsOf('confirmProfile')).toHaveLength(2)
  })
})

describe('A teacher whose profile the office changes at the same time', () => {
  const put = (given: Parameters<typeof storedMember>[0] = {}) =>
    act(() => firestore.put(documentPaths.faculty('asha'), storedMember(given)))
  const openForm = async () => {
    put()
    const person = open()
    await press(person, 'Edit profile')
    await waitFor(() => field('Phone'))
    return person
  }
  const byOffice = { phone: '55500 10116', membership: 'Indian History Congress', version: 2 }
  const told = 'Somebody else has just changed this profile. What you typed is still here.'

  it.each([
    ['Keep mine', '55500 10001', { phone: '55500 10001' }],
    ['Use theirs', '55500 10116', {}],
  ])(
    'overwrites nothing unseen, and chooses ‘%s’ where both changed one field',
    async (choice, kept, sent) => {
      const person = await openForm()
      fillIn({ Phone: '55500 10001', 'Area of interest': 'Modern India' })
      put(byOffice)
      await says(told)
      expect(document.body.textContent).toContain('Phone is now 55500 10116; yours is 55500 10001')
      expect(document.body.textContent).toContain('Memberships is now Indian History Congress')
      const saved = () => server.callsOf('updateFacultyDetails').map(({ body }) => body)
      for (const times of [1, 2]) {
        server.refuses('updateFacultyDetails', 'changed-meanwhile')
        await press(person, 'Save')
        await waitFor(() => expect(saved()).toHaveLength(times))
        await says(new RegExp(errors['changed-meanwhile'][1]))
      }
      await press(person, `${choice}: Phone`)
      await waitFor(() => expect(typedIn('Phone', 'Memberships')).toEqual([kept, 'Indian History Congress']))
      server.isOutOfReach('updateFacultyDetails')
      await press(person, 'Save')
      await waitFor(() =>
        expect(saved()).toEqual([
          expect.objectContaining({ version: '1' }),
          expect.objectContaining({ version: '1' }),
          { ...sent, area_of_interest: 'Modern India', version: '2' },
        ]),
      )
    },
  )

  it('takes in what the office changed in other fields, and keeps what was typed', async () => {
    const person = await openForm()
    fill('Area of interest', 'Modern India')
    put(byOffice)
    await press(person, 'Accept their changes')
    await waitFor(() => expect(field('Phone').value).toBe('55500 10116'))
    expect(field('Area of interest').value).toBe('Modern India')
    expect(screen.queryByText(told)).toBeNull()
  })

  it.each([
    ['Keep mine', 1],
    ['Use theirs', 0],
  ])('chooses ‘%s’ where both gave another resume', async (choice, kept) => {
    const person = await openForm()
    await person.upload(field('Resume'), textFile('cv.pdf', 'application/pdf'))
    await says(noDocument)
    put({ resume: 'theirs.pdf', version: 2 })
    await press(person, `${choice}: Resume`)
    await waitFor(() => expect(screen.queryByText(told)).toBeNull())
    expect(screen.queryAllByRole('button', { name: 'Remove cv.pdf' })).toHaveLength(kept)
    server.isOutOfReach('updateFacultyDetails')
    await press(person, 'Save')
    await says(kept ? noDocument : /^Failed to update profile/)
  })
})

import { errors } from '@prangan/contract/errors'
import { documentPaths } from '@prangan/contract/paths'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { deskMessages } from '../../../../messages/desk.ts'
import { firestore } from '../../../../testing/firestore.ts'
import {
  answer,
  field,
  fill,
  fillIn,
  isToldAt,
  messagesOf,
  openScreen,
  press,
  question,
  says,
} from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { storedMember } from '../../../../testing/stored.ts'
import { members } from '../members.ts'
import { ViewFaculty } from './view-faculty.tsx'

const { notWhatItSays } = deskMessages().profiles.resume
const { allChecked: allCheckedText, empty: emptyText } = deskMessages().members

const open = () => openScreen(<ViewFaculty menusHref="/desk/menus" />, '/desk')
const name = 'Asha Verma'
const put = (given: Parameters<typeof storedMember>[0] = {}) =>
  act(() => firestore.put(documentPaths.faculty('asha'), storedMember({ name, ...given })))

describe('The office’s list of the faculty', () => {
  it('says that there is nobody', async () => {
    open()
    await says(emptyText)
  })

  it('says that it could not be loaded, not that there is nobody, and is there after trying again', async () => {
    put()
    firestore.goAway()
    const person = open()
    await says('Failed to load faculty data. Please check your internet connection and try again.')
    expect(document.body.textContent).not.toContain(emptyText)
    firestore.comeBack()
    await press(person, 'Try again')
    await says('1 member shown')
  })
})

describe('The profiles that nobody has looked through for a year', () => {
  const checked = (uid: string, at: Date) =>
    act(() => firestore.put(documentPaths.profileReview(uid), { at }))
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000)

  it('are listed by themselves, and go from the list once their owner has', async () => {
    put()
    act(() => {
      firestore.put(documentPaths.faculty('dev'), storedMember({ name: 'Dev Joshi' }))
      firestore.put(documentPaths.faculty('ila'), storedMember({ name: 'Ila Pant', isRemoved: true }))
    })
    checked('dev', daysAgo(364))
    checked('asha', daysAgo(366))
    openScreen(<ViewFaculty menusHref="/desk/menus" />, '/desk?unchecked=1')
    await says(name)
    const listed = () => [...document.querySelectorAll('main h2, h2 a')].map(({ textContent }) => textContent)
    expect(listed()).toEqual([name])
    checked('asha', daysAgo(0))
    await says(allCheckedText)
  })

  it('are exported by themselves', async () => {
    put()
    const table = await members.exportOf?.({ unchecked: '1', removed: '', tab: '', search: '' })({
      signal: new AbortController().signal,
      onProgress: () => {},
    })
    expect(table?.count).toBe(1)
  })
})

it('shows an admin the faculty as cards, or as a table', async () => {
  put()
  const person = open()
  await says(name)
  expect(document.querySelector('table')).toBeNull()
  await press(person, 'List')
  await waitFor(() => expect(document.querySelector('table')?.textContent).toContain(name))
  await press(person, 'Grid')
})

async function openPanel() {
  put()
  const person = open()
  await person.click(await says(name))
  return person
}

describe('An admin who edits a member', () => {
  const openForm = async () => {
    const person = await openPanel()
    await press(person, 'Edit')
    await waitFor(() => field('Phone'))
    return person
  }

  it('is told what is missing or refused, and loses nothing typed', async () => {
    const person = await openForm()
    fillIn({ Name: ' ', 'New password': 'short' })
    await press(person, 'Save')
    await isToldAt('Name', 'Name is required.')
    expect(messagesOf('New password')).toContain('The password needs at least 8 characters.')
    fillIn({ Name: 'Asha Sharma', 'New password': 'password' })
    server.refuses('updateFacultyDetails', 'weak-password', { password: errors['weak-password'][1] })
    await press(person, 'Save')
    await isToldAt('New password', errors['weak-password'][1])
    server.isOutOfReach('updateFacultyDetails')
    await press(person, 'Save')
    await says(/^Failed to update profile\. Please try again\. The server could not be reached\./)
    expect(field('Name').value).toBe('Asha Sharma')
    await press(person, 'Cancel')
    await answer(person, 'Keep writing')
    expect(field('Name').value).toBe('Asha Sharma')
  })

  it('cannot save with a refused resume, until it is removed', async () => {
    const person = await openForm()
    fill('Phone', '55500 10001')
    await person.upload(field('Resume'), new File(['Asha'], 'cv.pdf', { type: 'application/pdf' }))
    await says(notWhatItSays)
    await press(person, 'Save')
    await isToldAt('Resume', notWhatItSays)
    expect(server.callsOf('updateFacultyDetails')).toEqual([])
    await press(person, 'Remove cv.pdf')
    server.refuses('updateFacultyDetails', 'invalid-input', { phone: 'No such number.' })
    await press(person, 'Save')
    await isToldAt('Phone', 'No such number.')
    expect(server.callsOf('updateFacultyDetails')).toHaveLength(1)
  })

  it('is told what somebody else has changed meanwhile, and takes it in', async () => {
    const person = await openForm()
    fill('Phone', '55500 10001')
    put({ membership: 'Life member, Rampur Sabha', version: 2 })
    await says('Somebody else has just changed this profile. What you typed is still here.')
    server.refuses('updateFacultyDetails', 'changed-meanwhile')
    await press(person, 'Save')
    await says(`Failed to update profile. Please try again. ${errors['changed-meanwhile'][1]}`)
    await press(person, 'Accept their changes')
    await waitFor(() => expect(field('Memberships').value).toBe('Life member, Rampur Sabha'))
    expect(field('Phone').value).toBe('55500 10001')
  })

  it('is told that there is no such member any more', async () => {
    await openForm()
    fill('Phone', '55500 10001')
    act(() => firestore.remove(documentPaths.faculty('asha')))
    await says(errors['no-such-faculty'][1])
    expect(field('Phone').value).toBe('55500 10001')
  })
})

describe('An admin who removes a member', () => {
  it('is asked, told what failed, and that it is done', async () => {
    const person = await openPanel()
    await press(person, 'Remove')
    expect((await question()).textContent).toContain('You can restore them at any time.')
    server.isOutOfReach('toggleVisibility')
    await press(person, 'Remove')
    await says(/^Failed to update visibility\. Please try again\. The server could not be reached\./)
    const message = 'Faculty member removed successfully!'
    server.answers('toggleVisibility', { success: true, message })
    await press(person, 'Remove')
    await says(message)
    expect(server.callsOf('toggleVisibility').at(-1)).toMatchObject({ body: { isRemoved: true } })
  })

  it('is asked no more once somebody else has deleted the member', async () => {
    const person = await openPanel()
    await press(person, 'Remove')
    await question()
    act(() => firestore.remove(documentPaths.faculty('asha')))
    await waitFor(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull())
    await says(errors['no-such-faculty'][1])
  })
})

import { errors } from '@prangan/contract/errors'
import { documentPaths } from '@prangan/contract/paths'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { firestore } from '../../../../testing/firestore.ts'
import {
  answer,
  button,
  field,
  fill,
  isToldAt,
  openScreen,
  press,
  question,
  says,
  sendTwice,
} from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { storedAlumnus } from '../../../../testing/stored.ts'
import { ViewAlumni } from './view-alumni.tsx'

const open = (search = '') => openScreen(<ViewAlumni />, `/desk${search}`)
const name = 'Sarojini Devi'
const put = (given: Parameters<typeof storedAlumnus>[0] = {}) =>
  act(() => firestore.put(documentPaths.alumnus('sarojini'), storedAlumnus({ name, ...given })))

describe('The office’s list of alumni', () => {
  it('says that nobody is verified, and that nobody waits', async () => {
    const person = open()
    await says('No Verified Records Found')
    await person.click(await says('Requested'))
    await says('No Requested Records Found')
  })

  it('says that it could not be loaded, not that it is empty, and is there after trying again', async () => {
    put()
    firestore.goAway()
    const person = open()
    await says('The alumni could not be loaded. Please check your internet connection and try again.')
    expect(document.body.textContent).not.toContain('No Verified Records Found')
    firestore.comeBack()
    await press(person, 'Try again')
    await says('1 alumnus shown')
  })
})

describe('An admin who edits an alumnus', () => {
  const openForm = async () => {
    put()
    const person = open()
    await press(person, `Details ${name}`)
    await press(person, 'Edit')
    await waitFor(() => expect(document.activeElement).toBe(field('Name')))
    return person
  }

  it('is told what is wrong here or to the server, and loses nothing typed', async () => {
    const person = await openForm()
    fill('Name', ' ')
    await press(person, 'Save')
    await isToldAt('Name', 'Name is required.')
    fill('Name', 'Sarojini Kumari')
    server.refuses('updateAlumnus', 'invalid-input', { year: 'Please check the year of passing.' })
    await press(person, 'Save')
    await isToldAt('Year of Passing', 'Please check the year of passing.')
    await says(`Failed to update alumni: ${errors['invalid-input'][1]}`)
    server.isOutOfReach('updateAlumnus')
    await press(person, 'Save')
    await says(/^Failed to update alumni: The server could not be reached\./)
    expect(field('Name').value).toBe('Sarojini Kumari')
  })

  it('is told what somebody else has changed meanwhile, takes it in, and saves only what they typed', async () => {
    const person = await openForm()
    fill('Designation', 'Head librarian')
    put({ address: 'Naya Chowk', version: 2 })
    await says('Somebody else has just changed this entry. What you typed is still here.')
    expect(document.body.textContent).toContain('Address is now Naya Chowk')
    server.refuses('updateAlumnus', 'changed-meanwhile')
    await press(person, 'Save')
    await says(`Failed to update alumni: ${errors['changed-meanwhile'][1]}`)
    await press(person, 'Accept their changes')
    await waitFor(() => expect(field('Address').value).toBe('Naya Chowk'))
    expect(field('Designation').value).toBe('Head librarian')
    const letGo = server.holds('updateAlumnus', { message: 'Alumni updated successfully!' })
    sendTwice('Save')
    await says('Saving…')
    letGo()
    await says('Alumni updated successfully!')
    const bodies = server.callsOf('updateAlumnus').map(({ body }) => body)
    expect(bodies).toEqual([
      { designation: 'Head librarian', version: '1' },
      { designation: 'Head librarian', version: '2' },
    ])
  })

  it('is told that they are not on record any more, and is asked before what was typed is lost', async () => {
    const person = await openForm()
    fill('Designation', 'Ghost')
    act(() => firestore.remove(documentPaths.alumnus('sarojini')))
    await says(errors['no-such-alumnus'][1])
    server.refuses('updateAlumnus', 'no-such-alumnus')
    await press(person, 'Save')
    await says(`Failed to update alumni: ${errors['no-such-alumnus'][1]}`)
    expect(field('Designation').value).toBe('Ghost')
    await press(person, 'Cancel')
    await answer(person, 'Throw away')
    await says(errors['no-such-alumnus'][1])
  })
})

describe('An admin who decides about an alumnus', () => {
  it('is told that verifying failed, and that it has not been done', async () => {
    put({ status: false })
    const person = open('?tab=requested')
    await press(person, `Verify ${name}`)
    expect((await question()).textContent).toContain(name)
    server.isOutOfReach('setAlumnusStatus')
    await press(person, 'Verify')
    await says(/^Failed to verify alumni: The server could not be reached\./)
    server.answers('setAlumnusStatus', { message: 'Alumni verified successfully!' })
    await press(person, 'Verify')
    await says('Alumni verified successfully!')
  })

  it('is asked before they delete somebody, can take it back, and nothing is sent', async () => {
    put()
    const person = open()
    await press(person, `Delete ${name}`)
    expect((await question()).textContent).toContain('You can undo this for 10 seconds.')
    await answer(person, 'Delete')
    await says('Deleting…')
    await press(person, `Undo for ${name}`)
    await waitFor(() => button(`Details ${name}`))
    expect(server.callsOf('deleteAlumnus')).toEqual([])
  })
})

import { firestore } from '@prangan/web/testing/firestore.ts'
import {
  answer,
  button,
  field,
  fill,
  isToldAt,
  messagesOf,
  openScreen,
  press,
  says,
} from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { hostelPaths } from '../contract/paths.ts'
import { storedRequest } from '../tests/stored.ts'
import { ViewRequests } from './desk/view-requests.tsx'
import { RoomForm } from './room-form.tsx'

const choose = (name: string, type: string) =>
  fireEvent.change(field('Your photo'), { target: { files: [new File(['photo'], name, { type })] } })

describe('A student who asks for a room', () => {
  it('is told at each field what is missing, and loses nothing', async () => {
    const person = openScreen(<RoomForm />)
    fill('Name', 'Kiran Rao')
    choose('me.gif', 'image/gif')
    await press(person, 'Send request')
    await isToldAt('E-mail', 'Please enter a valid e-mail address.')
    expect(messagesOf('Your photo')).toContain('Please choose a JPEG, PNG or WebP picture.')
    expect(field<HTMLInputElement>('Name').value).toBe('Kiran Rao')
  })

  it('reads that it was sent', async () => {
    server.answers('requestRoom', { message: 'Thank you.' })
    const person = openScreen(<RoomForm />)
    fill('Name', 'Kiran Rao')
    fill('E-mail', 'kiran@college.test')
    fill('Kind of room', 'women-double')
    choose('me.jpg', 'image/jpeg')
    await press(person, 'Send request')
    await says(/^Your request has reached the office\./)
  })
})

describe('The office', () => {
  it('gives a room after a question, to the version that it saw', async () => {
    act(() => firestore.put(hostelPaths.request('one'), storedRequest({ version: 3 })))
    server.answers('decideRoom', { message: 'Request updated successfully!', version: 4 })
    const person = openScreen(<ViewRequests />, '/desk?open=one')
    await waitFor(() => button('Download photo'))
    await press(person, 'Give room')
    await answer(person, 'Give room')
    await says('Request updated successfully!')
    expect(server.callsOf('decideRoom').map(({ body }) => body)).toEqual([{ status: 'given', version: 3 }])
  })
})

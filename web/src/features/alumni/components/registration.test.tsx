import { college } from '@prangan/college/config'
import { errors } from '@prangan/contract/errors'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readTyped } from '../../../lib/typed-date.ts'
import {
  button,
  canTryAgain,
  field,
  fill,
  fillIn,
  isToldAt,
  messagesOf,
  openScreen,
  press,
  says,
  sendTwice,
  takeTime,
  typedIn,
} from '../../../testing/screen.tsx'
import { server } from '../../../testing/server.ts'
import { Registration } from './registration.tsx'

const meenakshi = {
  Name: 'मीनाक्षी कुशवाहा',
  "Father's name": 'Ram Kushwaha',
  "Mother's name": 'Sita Kushwaha',
  'Date of birth': '1990-05-06',
  'E-mail': 'meenakshi@college.test',
  'Mobile number': '9876510003',
  Address: 'Naya Chowk',
  'Year of passing': '2011',
  Designation: 'Librarian',
  'Working place': 'Rampur',
} as const
const labels = Object.keys(meenakshi)
const unreachable =
  'Error: The server could not be reached. Please check your internet connection and try again.'
const thanks = 'Thank you. The office looks at your registration.'

const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'me.png', {
  type: 'image/png',
})

async function open() {
  const person = openScreen(<Registration />, '/alumni-registration')
  await press(person, 'Get Registered')
  return person
}
async function openFilledIn() {
  const person = await open()
  fillIn(meenakshi)
  await person.upload(field('Photo'), picture)
  await says('me.png')
  takeTime()
  return person
}

describe('An alumnus at the registration', () => {
  it('closes the form, and finds it again as it was left', async () => {
    const person = await open()
    expect(document.activeElement?.textContent).toBe('Your registration')
    fill('Name', 'Meenakshi')
    await press(person, 'Close')
    expect(document.activeElement).toBe(button('Get Registered'))
    await press(person, 'Get Registered')
    expect(field('Name').value).toBe('Meenakshi')
  })

  it('is told at each field what is missing, until it is typed', async () => {
    const person = await open()
    await press(person, 'Submit')
    await isToldAt('Name', 'Name is required.')
    for (const label of labels) expect(messagesOf(label)).toContain(`${label} is required.`)
    expect(messagesOf('Specialization')).toBe('')
    await says(errors['photo-missing'][1])
    fillIn({ ...meenakshi, 'E-mail': 'meenakshi' })
    expect(labels.map(messagesOf).join('')).toBe('')
    await person.upload(field('Photo'), picture)
    await says('me.png')
    await press(person, 'Submit')
    await isToldAt('E-mail', 'Please enter a valid e-mail address.')
    expect(server.callsOf('registerAlumnus')).toEqual([])
  })

  it('loses nothing when the connection is lost, a gateway answers or too many come', async () => {
    const person = await openFilledIn()
    server.isOutOfReach('registerAlumnus')
    await press(person, 'Submit')
    await says(unreachable)
    await canTryAgain('Submit')
    server.isBehindBrokenGateway('registerAlumnus')
    await press(person, 'Submit')
    await says('Submission failed: The server answered in an unexpected way. Please try again.')
    server.asksToWait('registerAlumnus', 'forms-too-often', 1_800)
    await press(person, 'Submit')
    await says(`Submission failed: ${errors['forms-too-often'][1]} You can try again in 30 minutes.`)
    expect(typedIn(...labels).map((text) => readTyped('date', text) ?? text)).toEqual(
      Object.values(meenakshi),
    )
    await says('me.png')
  })

  it('registers once, cannot change what is under way, and is thanked in the place of the form', async () => {
    const person = await openFilledIn()
    const letGo = server.holds('registerAlumnus', { message: thanks, id: 'meenakshi' })
    sendTwice('Submit')
    await says('Submitting…')
    expect(field('Name').matches(':disabled')).toBe(true)
    expect(button('Close').disabled).toBe(true)
    act(letGo)
    await says(thanks)
    const [sent, ...more] = server.callsOf('registerAlumnus')
    expect(more).toEqual([])
    expect(sent?.body).toMatchObject({ name: meenakshi.Name, year: '2011', degree: college.usualDegree })
    expect(sent?.body.photo).toMatchObject({ name: 'me.png' })
    await press(person, 'Register another person')
    await waitFor(() => expect(field('Name').value).toBe(''))
  })
})

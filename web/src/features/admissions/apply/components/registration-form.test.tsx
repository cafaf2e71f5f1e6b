import { errors } from '@prangan/contract/errors'
import { courseAt } from '@prangan/contract/testing/fixtures'
import { fireEvent, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { readTyped } from '../../../../lib/typed-date.ts'
import {
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
} from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { keepReceipt, useReceipt } from '../api/receipt.ts'
import { RegistrationForm } from './registration-form.tsx'

function Page() {
  const receipt = useReceipt()
  return receipt ? <p>{receipt.applicationNumber}</p> : <RegistrationForm />
}
const open = () => openScreen(<Page />, '/registration')

const meera = {
  Name: 'Meera Joshi',
  "Father's name": 'Mohan Joshi',
  "Mother's name": 'Mira Joshi',
  'Date of birth': '2008-06-06',
  Gender: 'female',
  Category: 'obc',
  'Mobile number': '9876510002',
  'E-mail': 'meera@college.test',
  Address: 'Naya Chowk',
  City: 'Rampur',
  State: 'Uttar Pradesh',
  'PIN code': '200001',
  Course: courseAt(1),
  Qualification: 'Intermediate (Arts), 72 %',
} as const
const labels = Object.keys(meera)
const declaration = () => document.querySelector<HTMLInputElement>('[name="declaration"]')
const declare = () => fireEvent.click(declaration() ?? document.body)
const unreachable = 'Failed to submit form. Please check your internet connection or try again later.'

function openFilledIn(given: Readonly<Record<string, string>> = {}) {
  const person = open()
  fillIn({ ...meera, ...given })
  declare()
  takeTime()
  return person
}

afterEach(() => keepReceipt(null))

describe('An applicant', () => {
  it('is told what is missing, and where', async () => {
    const person = open()
    await press(person, 'Submit application')
    await isToldAt('Name', 'Name is required.')
    await says('Please fill in all required fields.')
    expect(messagesOf('Date of birth')).toContain('Date of birth is required.')
    expect(messagesOf('E-mail')).toContain('E-mail is required.')
    await press(person, 'E-mail is required.')
    expect(document.activeElement).toBe(field('E-mail'))
  })

  it('is told what is wrong, and of the declaration once all else is right', async () => {
    const person = open()
    fillIn({ ...meera, 'E-mail': 'meera' })
    await press(person, 'Submit application')
    await isToldAt('E-mail', 'Please enter a valid e-mail address.')
    fill('E-mail', meera['E-mail'])
    await press(person, 'Submit application')
    await says('Please agree to the declaration before submitting.')
    await waitFor(() => expect(document.activeElement).toBe(declaration()))
    expect(server.callsOf('registerAdmission')).toEqual([])
  })

  it('is told that a date does not exist, in the review and at the field', async () => {
    const noSuchDate = 'This date does not exist. Please check day and month.'
    const person = openFilledIn({ 'Date of birth': '31/02/2008' })
    const shown = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent)
    expect(shown).toContain(`31/02/2008${noSuchDate}`)
    await press(person, 'Submit application')
    await isToldAt('Date of birth', noSuchDate)
    expect(server.callsOf('registerAdmission')).toEqual([])
  })

  it('loses nothing typed when the connection is lost, a gateway answers or too many come', async () => {
    const person = openFilledIn()
    server.isOutOfReach('registerAdmission')
    await press(person, 'Submit application')
    await says(unreachable)
    await says('Your answers are kept on this device.')
    expect(JSON.stringify({ ...localStorage })).toContain('Meera Joshi')
    await canTryAgain('Submit application')
    server.isBehindBrokenGateway('registerAdmission')
    await press(person, 'Submit application')
    await says('Error submitting form: Unknown error')
    server.asksToWait('registerAdmission', 'forms-too-often', 1_800)
    await press(person, 'Submit application')
    await says(`Error submitting form: ${errors['forms-too-often'][1]} You can try again in 30 minutes.`)
    await canTryAgain('Submit application')
    expect(typedIn(...labels).map((text) => readTyped('date', text) ?? text)).toEqual(Object.values(meera))
  })

  it('is told at the field what the server refuses', async () => {
    const person = openFilledIn()
    server.refuses('registerAdmission', 'invalid-input', { city: 'No such city.' })
    await press(person, 'Submit application')
    await isToldAt('City', 'No such city.')
    await says(`Error submitting form: ${errors['invalid-input'][1]}`)
    expect(declaration()?.checked).toBe(true)
  })

  it('sends one application, however often Enter is pressed, and has its number', async () => {
    openFilledIn()
    const answer = { message: 'Form submitted successfully!', applicationNumber: 'ADM-2026-000007' }
    const letGo = server.holds('registerAdmission', answer)
    sendTwice('Submit application')
    await says('Submitting form...')
    expect(field('Name').matches(':disabled')).toBe(true)
    letGo()
    await says(answer.applicationNumber)
    expect(server.callsOf('registerAdmission')).toMatchObject([
      { body: { name: 'Meera Joshi', course: courseAt(1) } },
    ])
    expect(localStorage.getItem('application-draft')).toBeNull()
  })

  it('sends it again with the same key after a lost answer, so that it stays one', async () => {
    const person = openFilledIn({ Name: 'Kiran Joshi' })
    server.isOutOfReach('registerAdmission')
    await press(person, 'Submit application')
    await says(unreachable)
    server.answers('registerAdmission', { message: 'Sent.', applicationNumber: 'ADM-2026-000008' })
    await press(person, 'Submit application')
    await says('ADM-2026-000008')
    const keys = server.callsOf('registerAdmission').map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('is asked before what is kept on the device is cleared', async () => {
    const person = open()
    fill('Name', 'Meera')
    await says('Saved on this device.')
    await press(person, 'Clear the form')
    await press(person, 'Keep it')
    expect(field('Name').value).toBe('Meera')
    await press(person, 'Clear the form')
    await press(person, 'Clear everything')
    expect(field('Name').value).toBe('')
    await says('What you type is kept on this device until you send it.')
  })
})

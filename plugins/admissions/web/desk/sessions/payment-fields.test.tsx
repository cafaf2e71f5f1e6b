import { firestore } from '@prangan/web/testing/firestore.ts'
import { field, fill, openScreen, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fieldTexts } from '../../../contract/browser-errors.ts'
import { admissionPaths } from '../../../contract/paths.ts'
import { storedSession } from '../../testing/stored.ts'
import { SessionEditor } from './session-editor.tsx'

async function openPayment() {
  act(() => firestore.put(admissionPaths.session('session'), storedSession()))
  const path = '/AdminDashboard/admission-sessions'
  const person = openScreen(<SessionEditor />, `${path}/session`, `${path}/:item`)
  await says('Where and how to pay')
  await person.click(screen.getByRole('heading', { name: 'Where and how to pay' }))
  await waitFor(() => field('IFSC'))
  return person
}

it('The office fills in where to pay, and is led to what is wrong', async () => {
  const person = await openPayment()
  fill('UPI address of the college', 'college')
  fill('Account number', '10000000001')
  fill('IFSC', 'SBIN1')
  await press(person, 'Save')
  await says('Correct 2 fields. Nothing is saved yet.')
  await says(fieldTexts.badUpiAddress)
  await says(fieldTexts.badIfsc)
  fill('UPI address of the college', 'college.fees@demobank')
  fill('IFSC', 'test0000001')
  fill('Fields to fill in', 'Name = {name}\n\nRemarks = {reference}')
  server.answers('updateAdmissionSession', { message: 'Saved.', version: 2 })
  await press(person, 'Save')
  await says('The session is saved.')
  expect(server.callsOf('updateAdmissionSession')).toMatchObject([
    {
      body: {
        session: {
          payment: {
            account: { number: '10000000001' },
            sbiCollect: { link: '', fields: ['Name = {name}', 'Remarks = {reference}'] },
            upi: { address: 'college.fees@demobank' },
          },
        },
      },
    },
  ])
})

it('The office divides the fee into heads, and the fee is their sum', async () => {
  act(() => firestore.put(admissionPaths.session('session'), storedSession()))
  const path = '/AdminDashboard/admission-sessions'
  const person = openScreen(<SessionEditor />, `${path}/session`, `${path}/:item`)
  await says('Level, faculty and fee')
  await person.click(screen.getByRole('heading', { name: 'Level, faculty and fee' }))
  await press(person, 'Add head')
  fill('Rupees', '5,400')
  const name = document.querySelector<HTMLInputElement>('[name="programmes.0.fee.heads.0.name.en"]')
  if (!name) throw new Error('The head has no name.')
  await person.type(name, 'Tuition')
  await says('₹5,400')
  server.answers('updateAdmissionSession', { message: 'Saved.', version: 2 })
  await press(person, 'Save')
  await says('The session is saved.')
  expect(server.callsOf('updateAdmissionSession')).toMatchObject([
    {
      body: {
        session: {
          programmes: [{ fee: { amount: 5_400, heads: [{ name: { en: 'Tuition' }, amount: 5_400 }] } }],
        },
      },
    },
  ])
})

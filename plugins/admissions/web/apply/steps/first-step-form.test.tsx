import { fieldTexts } from '@prangan/contract/field-messages'
import { courseAt } from '@prangan/contract/testing/fixtures'
import { button, field, fill, isToldAt, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ownApplication } from '../../testing/full-application.ts'
import { claimsTicked, headed, openAgain, reads, resetSteps, thisYear } from '../../testing/open-steps.tsx'
import { saveStepsDraft } from '../api/steps-draft.ts'
import { nothingTypedOf } from '../api/typed-details.ts'

beforeEach(resetSteps)

const first = {
  fatherName: 'Mohan Joshi',
  motherName: 'Mira Joshi',
  qualification: 'Intermediate',
  course: courseAt(1),
  mobile: '9876510002',
  email: 'meera@gmial.con',
  address: 'Naya Chowk',
  city: 'Rampur',
  pincode: '200001',
  gender: 'male',
} as const

async function openReview(applicant: Partial<Record<keyof typeof first, string>> = first) {
  reads(6)
  const typed = { ...nothingTypedOf(['major', 'minor']), nameHi: 'मीरा जोशी' }
  saveStepsDraft('SDC-2026-K7M4QX3', {
    step: 'review',
    typed,
    visited: ['claims', 'review'],
    pictures: {},
  })
  return openAgain('Check and send', applicant as Partial<typeof first>)
}

const rows = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]),
  )
const change = 'Change: Name, contact and course'

describe('An applicant who checks everything', () => {
  it('sees all that was entered: name, birth date, mobile and course too', async () => {
    await openReview()
    expect(rows()).toMatchObject({
      Name: 'Meera Joshi',
      'Date of birth': `1 January ${thisYear - 20}`,
      'Mobile number': first.mobile,
      'E-mail': first.email,
      Course: first.course,
      'Name in Hindi': 'मीरा जोशी',
    })
  })

  it('changes the first step, and finds everything else as it was', async () => {
    const person = await openReview()
    await press(person, change)
    await headed('Change name, contact or course')
    fill('Mobile number', '12345')
    await press(person, 'Save changes')
    await isToldAt('Mobile number', fieldTexts.badMobile)
    fill('Mobile number', '98765 10003')
    fill('Gender', 'female')
    await press(person, 'Use this address')
    server.answers('changeFirstStep', ownApplication())
    await press(person, 'Save changes')
    await waitFor(() => expect(document.activeElement).toBe(button(change)))
    expect(server.callsOf('changeFirstStep')).toMatchObject([
      { body: { token: 'first', mobile: '9876510003', email: 'meera@gmail.com', name: 'Meera Joshi' } },
    ])
    expect(rows()).toMatchObject({
      'E-mail': 'meera@gmail.com',
      Gender: 'Female',
      'Name in Hindi': 'मीरा जोशी',
    })
    expect(rows()['Weightage and claims']).toBe('Female candidates')
    await press(person, 'Change: Weightage and claims')
    await headed('Weightage and claims')
    expect(claimsTicked()).toEqual([false, false, true])
  })

  it('leaves the first step as it was', async () => {
    const person = await openReview()
    await press(person, change)
    fill('City', 'Agra')
    await press(person, 'Cancel')
    await waitFor(() => expect(document.activeElement).toBe(button(change)))
    expect(rows().City).toBe('Rampur')
    await press(person, change)
    expect(field('City').value).toBe('Rampur')
  })

  it('on another device sees what is known there of the first step', async () => {
    await openReview({ course: courseAt(1) })
    await says('Name, contact and course')
    expect(rows()).toMatchObject({ Name: 'Meera Joshi', Course: courseAt(1) })
    expect(() => button(change)).toThrow()
  })
})

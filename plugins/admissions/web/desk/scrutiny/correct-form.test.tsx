import { errors } from '@prangan/contract/errors'
import {
  asksAtReload,
  button,
  field,
  fill,
  isToldAt,
  leaveAnd,
  press,
  says,
} from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as hindi from '../../../contract/messages/hi/usual-texts.ts'
import type { Consequences } from '../../../contract/schemas/corrections.ts'
import {
  choose,
  chosenIn,
  file,
  itemInFocus,
  openScrutiny,
  put,
  putSession,
} from '../../testing/open-scrutiny.tsx'
import { storedDetails } from '../../testing/stored.ts'

async function openCorrection(name = 'Enter correction: Class 12') {
  putSession()
  put('Meera')
  const person = openScrutiny('Meera')
  await says('4 points still to check.')
  await press(person, name)
  return person
}

describe('A clerk who corrects a mark', () => {
  it('sees the old value, enters the new one, the document and the reason, and saves', async () => {
    const person = await openCorrection()
    await says('Now: 360')
    await press(person, 'Save correction')
    await says('Nothing has changed yet. Enter what is right.')
    fill('Marks obtained', '412')
    await press(person, 'Save correction')
    await isToldAt('Read from', 'Choose the document that you read it from.')
    await says('Enter a reason. The applicant reads it.')
    await person.selectOptions(field<HTMLSelectElement>('Read from'), 'the original on paper')
    fill('Reason', 'The marksheet says 412.')
    server.answers('previewCorrection', { consequences: null })
    server.answers('correctApplication', { message: 'Corrected.', version: 2 })
    await press(person, 'Save correction')
    await says('Meera: corrected.')
    expect(server.callsOf('correctApplication')).toMatchObject([
      {
        body: {
          version: 1,
          facts: { 'education.xii.obtained': '412' },
          document: ':original',
          reason: 'The marksheet says 412.',
        },
      },
    ])
    await waitFor(() => expect(document.activeElement).toBe(button('Enter correction: Class 12')))
  })

  it('is told at the field what cannot be, and keeps what was typed when another was quicker', async () => {
    const person = await openCorrection()
    fill('Marks obtained', '600')
    await person.selectOptions(field<HTMLSelectElement>('Read from'), 'the original on paper')
    fill('Reason', 'Misread.')
    const wrong = 'The marks obtained are more than the maximum.'
    server.refuses('previewCorrection', 'invalid-input', { 'education.xii.obtained': wrong })
    await press(person, 'Save correction')
    await isToldAt('Marks obtained', wrong)
    server.refuses('previewCorrection', 'changed-meanwhile')
    await press(person, 'Save correction')
    await says(`The correction was not saved. ${errors['changed-meanwhile'][1]}`)
    expect(field('Marks obtained').value).toBe('600')
  })

  it('goes on with the newest version when an objection arrives meanwhile, and keeps what was typed', async () => {
    const person = await openCorrection()
    fill('Marks obtained', '412')
    await person.selectOptions(field<HTMLSelectElement>('Read from'), 'the original on paper')
    fill('Reason', 'Misread.')
    server.refuses('previewCorrection', 'changed-meanwhile')
    await press(person, 'Save correction')
    await says(`The correction was not saved. ${errors['changed-meanwhile'][1]}`)
    put('Meera', { version: 2, objections: [{ list: 'one', id: 'first' }] })
    await waitFor(() => expect(document.body.textContent).not.toContain(errors['changed-meanwhile'][1]))
    server.answers('previewCorrection', { consequences: null })
    server.answers('correctApplication', { message: 'Corrected.', version: 3 })
    await press(person, 'Save correction')
    await says('Meera: corrected.')
    expect(server.callsOf('correctApplication')).toMatchObject([
      { body: { version: 2, facts: { 'education.xii.obtained': '412' }, reason: 'Misread.' } },
    ])
  })

  it('chooses a usual reason, which is written in the applicant’s language', async () => {
    putSession()
    put('Meera', { language: 'hi' })
    const person = openScrutiny('Meera')
    await says('4 points still to check.')
    await press(person, 'Enter correction: Class 12')
    await person.selectOptions(field<HTMLSelectElement>('Usual reasons'), 'The marksheet has these marks.')
    expect(field('Reason').value).toBe(hindi.usualCorrections.education.marks)
  })

  it('chooses a usual reason that has the numbers in it', async () => {
    const person = await openCorrection()
    fill('Marks obtained', '375')
    await person.selectOptions(field<HTMLSelectElement>('Usual reasons'), 'The marksheet says 375, not 360.')
    expect(field('Reason').value).toBe('The marksheet says 375, not 360.')
  })

  it('reads it from a document that can show it, not from the photo', async () => {
    putSession()
    put('Meera', { documents: { photo: file('photo'), xii: file('xii') } })
    for (const _ of ['photo', 'xii']) server.answers('readApplicationDocument', {} as never)
    const person = openScrutiny('Meera')
    await waitFor(() => expect(server.callsOf('readApplicationDocument')).toHaveLength(1))
    await press(person, 'Enter correction: Class 12')
    expect([...field('Read from').querySelectorAll('option')].map(({ text }) => text)).toEqual([
      'Choose a document',
      'Class 12 marksheet',
      'the original on paper',
    ])
  })

  it('is asked before what was typed is lost', async () => {
    const person = await openCorrection()
    expect(asksAtReload()).toBe(false)
    fill('Marks obtained', '412')
    expect(asksAtReload()).toBe(true)
    await leaveAnd(person, 'Keep writing')
    expect(field('Marks obtained').value).toBe('412')
    await leaveAnd(person, 'Throw away')
  })

  it('sees what somebody else corrected at the same time before saving over it', async () => {
    const person = await openCorrection()
    fill('Marks obtained', '412')
    fill('Reason', 'Misread.')
    const { education, ...details } = storedDetails()
    put('Meera', {
      version: 2,
      details: { ...details, education: { ...education, xii: { ...education.xii, obtained: 41_000 } } },
    })
    await says('Somebody else has just changed this application. What you typed is still here.')
    await says('Now: 360')
    await press(person, 'Accept their changes')
    await says('Now: 410')
    expect([field('Marks obtained').value, field('Reason').value]).toEqual(['412', 'Misread.'])
  })

  it('sees first what it changes in a published list, and that no given seat is taken by it', async () => {
    const person = await openCorrection()
    fill('Marks obtained', '300')
    await person.selectOptions(field<HTMLSelectElement>('Read from'), 'the original on paper')
    fill('Reason', 'Misread.')
    const place = { rank: 1, under: 'open', waiting: 0 }
    const seat = { id: 'Meera', name: 'Meera', applicationNumber: 'A-1', status: 'offered' }
    const consequences: Consequences = {
      ...{ list: 1, listId: 'one', isLatest: true, isProvisional: false },
      self: { before: place, after: { rank: 3, under: '', waiting: 1 } },
      up: 2,
      down: 0,
      moves: [{ id: 'Asha', name: 'Asha Verma', before: 2, after: 1 }],
      seats: [{ ...seat, change: 'lost', under: 'open', isGiven: true }],
      basis: 'b',
    }
    server.answers('previewCorrection', { consequences })
    await press(person, 'Save correction')
    await says('What this changes in merit list 1')
    await says('With this correction: rank 3, place 1 on the waiting list')
    await says('Others: 2 move up, 0 move down.')
    expect(server.callsOf('correctApplication')).toEqual([])
    await says('Asha Verma: rank 2 → 1')
    await says(/The seat stays until an officer decides on it\.$/)
    server.answers('correctApplication', { message: 'Corrected.', version: 2 })
    await press(person, 'Save, seats stay as given')
    await says('Meera: corrected.')
    expect(server.callsOf('correctApplication')).toMatchObject([{ body: { seen: 'b' } }])
  })

  it('before the final list reads that it will count the correction', async () => {
    const person = await openCorrection()
    fill('Marks obtained', '300')
    await person.selectOptions(field<HTMLSelectElement>('Read from'), 'the original on paper')
    fill('Reason', 'Misread.')
    const place = { rank: 1, under: 'open', waiting: 0 }
    const consequences: Consequences = {
      ...{
        list: 1,
        listId: 'one',
        isLatest: true,
        isProvisional: true,
        self: { before: place, after: place },
      },
      ...{ up: 0, down: 0, moves: [], seats: [], basis: 'b' },
    }
    server.answers('previewCorrection', { consequences })
    await press(person, 'Save correction')
    await says('The final list will count it.')
    expect(document.body.textContent).not.toContain('Revise list')
    button('Save for the final list')
  })

  it('asks the applicant instead, who may then correct exactly that', async () => {
    const person = await openCorrection()
    await press(person, 'Ask the applicant instead')
    await waitFor(() => expect(itemInFocus() ?? chosenIn('Marks')).toBeTruthy())
    expect(chosenIn('Marks')).toBe('queried')
    expect(field('Class 12').checked).toBe(true)
    expect(field('Class 10').checked).toBe(false)
    fill('Question to the applicant', 'Is it 412?')
    server.answers('scrutiniseApplication', { message: 'Saved.', version: 2 })
    await press(person, 'Send 1 question and open next')
    await says('Meera: the applicant was asked.')
    expect(server.callsOf('scrutiniseApplication')).toMatchObject([
      { body: { questions: [{ item: 'education', opens: ['education.xii'] }] } },
    ])
  })

  it('keeps what was ticked before, and sees the correction in the history', async () => {
    const person = await openCorrection()
    await press(person, 'Cancel')
    choose('Photo', 'right')
    put('Meera', {
      version: 2,
      corrections: [
        {
          fact: 'education.xii.obtained',
          before: '482',
          after: '412',
          document: 'xii',
          reason: 'Misread.',
          losesSeat: false,
          by: 'clerk@college.test',
          at: new Date('2026-06-20T06:00:00Z'),
          list: 0,
        },
      ],
    })
    await says('Class 12: Marks obtained')
    for (const said of ['482', '412', 'Misread.']) await says(said)
    await says('Read from: Class 12 marksheet')
    expect(chosenIn('Photo')).toBe('right')
  })
})

describe('A clerk who corrects a contact', () => {
  it('is asked how it was confirmed, and told of a slip; the applicant is not asked to do it', async () => {
    const person = await openCorrection('Enter correction: E-mail')
    await says(/mails and codes then go to the new address/)
    expect(() => button('Ask the applicant instead')).toThrow()
    fill('E-mail', 'meera@gmial.con')
    await press(person, 'Use this address')
    await press(person, 'Save correction')
    await isToldAt('Confirmed by', 'Choose how you confirmed it.')
    await person.selectOptions(field<HTMLSelectElement>('Confirmed by'), 'an identity card')
    fill('Reason', 'Mistyped.')
    server.answers('previewCorrection', { consequences: null })
    server.answers('correctApplication', { message: 'Corrected.', version: 2 })
    await press(person, 'Save correction')
    await says('Meera: corrected.')
    expect(server.callsOf('correctApplication')).toMatchObject([
      { body: { facts: { email: 'meera@gmail.com' }, document: ':identity', reason: 'Mistyped.' } },
    ])
  })

  it('corrects the address as one: street, city, state and PIN code', async () => {
    await openCorrection('Enter correction: Address')
    await says('Make sure first that it is the applicant who asks. The applicant is told by mail.')
    for (const label of ['Address', 'City', 'State', 'PIN code']) expect(field(label)).toBeTruthy()
  })
})

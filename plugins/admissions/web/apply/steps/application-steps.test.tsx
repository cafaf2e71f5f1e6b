import { college } from '@prangan/college/config'
import { fill, fillIn, isToldAt, messagesOf, says, typedIn } from '@prangan/web/testing/screen.tsx'
import { beforeEach, describe, expect, it } from 'vitest'
import { yearlyCategory } from '../../testing/full-application.ts'
import {
  claimsTicked,
  fillMarks,
  goOn,
  headed,
  number,
  openAgain,
  openSteps,
  reads,
  resetSteps,
  thisYear,
  tick,
} from '../../testing/open-steps.tsx'
import { readStepsDraft, saveStepsDraft } from '../api/steps-draft.ts'
import { nothingTypedOf } from '../api/typed-details.ts'

beforeEach(resetSteps)

describe('An applicant', () => {
  it('is told at each field of a step what is missing, and goes no further', async () => {
    reads(1)
    const person = await openSteps({ dob: `${thisYear - 17}-01-01`, category: 'ews' })
    fill('State of domicile', '')
    await goOn(person)
    await isToldAt('State of domicile', 'State of domicile is required.')
    expect(messagesOf('University registration number')).toContain(
      'Please check the number. It looks like R1234.',
    )
    expect(messagesOf('Guardian’s e-mail')).toContain('Please enter a valid e-mail address.')
    expect(messagesOf('Date of issue')).toContain('Date of issue is required.')
  })

  it('reads beside the university’s number where it comes from, and what to do without it', async () => {
    reads(1)
    await openSteps()
    expect(document.body.textContent).toContain('No number yet? Register there')
    expect(document.querySelector(`a[href="${college.university.site}"]`)?.textContent).toContain(
      'its website',
    )
  })

  it('is warned of a certificate that is more than a year old', async () => {
    reads(1)
    await openSteps({ category: yearlyCategory })
    fill('Date of issue', `${thisYear - 2}-01-01`)
    await says(/This certificate is more than a year old/)
  })

  it('sees the percentage while typing the marks, and what is wrong with them', async () => {
    reads(2)
    const person = await openSteps()
    fill('University registration number', 'R1234')
    await goOn(person)
    await headed('Marks')
    fillMarks()
    expect(document.body.textContent).toContain('Percentage: 87.40 %')
    fill('Marks obtained', '501')
    await goOn(person)
    await isToldAt('Marks obtained', 'The marks obtained are more than the maximum.')
  })

  it('types nothing twice that the first step has, and can change it', async () => {
    reads(2)
    const person = await openSteps({ qualification: 'Intermediate (Arts), 360/500' })
    fill('University registration number', 'R1234')
    await goOn(person)
    await headed('Marks')
    await says(/What you wrote in the first step is already filled in/)
    const of = (name: string) => document.querySelector<HTMLInputElement>(`[name="education-xii-${name}"]`)
    expect([of('stream')?.value, of('obtained')?.value, of('maximum')?.value]).toEqual(['Arts', '360', '500'])
    await says('72.00 %')
    fillMarks()
    expect(of('obtained')?.value).toBe('437')
  })

  it('chooses the guardian and the board from what is known', async () => {
    reads(2)
    const minor = { dob: `${thisYear - 17}-01-01`, fatherName: 'Mohan Joshi', motherName: 'Mira Joshi' }
    await openSteps(minor)
    const options = (name: string) => {
      const list = document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.list
      return [...(list?.options ?? [])].map(({ value }) => value)
    }
    expect(options('guardian-name')).toEqual(['Mohan Joshi', 'Mira Joshi'])
  })

  it('chooses no subject that excludes a chosen one, and none twice', async () => {
    reads(3)
    const person = await openSteps()
    fill('University registration number', 'R1234')
    await goOn(person)
    await headed('Marks')
    fillMarks()
    await goOn(person)
    await headed('Subjects')
    await goOn(person)
    await says('Please choose 2 of these.')
    tick('subjects-major', 0)
    await says('1 of 2 chosen')
    const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[name="subjects-major"]')]
    expect(boxes().map(({ disabled }) => disabled)).toEqual([false, true, false])
    expect(document.body.textContent).toContain('You can’t combine it with Hindi.')
    expect(document.body.textContent).toContain('Already chosen under Major.')
  })

  it('is offered the claim of women only as a woman, and keeps none that was ticked before', async () => {
    reads(2)
    const kept = { ...nothingTypedOf(['major', 'minor']), claims: ['ncc', 'women'] }
    saveStepsDraft(number, { step: 'claims', typed: kept, visited: ['claims'], pictures: {} })
    await openAgain('Weightage and claims')
    expect(claimsTicked()).toEqual([true, false, true])
    await openAgain('Weightage and claims', { gender: 'male' })
    expect(claimsTicked()).toEqual([true, false])
    expect(readStepsDraft(number)?.typed.claims).toEqual(['ncc'])
  })

  it('has the claim of women ticked as a woman, and can take it back for good', async () => {
    reads(2)
    saveStepsDraft(number, { step: 'claims', typed: nothingTypedOf([]), visited: [], pictures: {} })
    await openAgain('Weightage and claims')
    expect(claimsTicked()).toEqual([false, false, true])
    await says(/untick it if you don’t claim it/)
    tick('claims', 2)
    await openAgain('Weightage and claims')
    expect(claimsTicked()).toEqual([false, false, false])
  })

  it('sees a step as complete only after seeing it', async () => {
    reads(2)
    const person = await openSteps()
    const claims = () =>
      [...document.querySelectorAll('nav button')].find((each) => each.textContent.includes('Weightage'))
    expect(claims()?.textContent).toContain('to do')
    await person.click(claims() as HTMLElement)
    await headed('Weightage and claims')
    expect(claims()?.textContent).toContain('complete')
  })

  it('loses nothing by going back, leaving and coming back', async () => {
    reads(5)
    const person = await openSteps()
    fillIn({ 'Name in Hindi': 'मीरा जोशी', 'University registration number': 'R1234' })
    await goOn(person)
    await headed('Marks')
    fillMarks()
    history.back()
    await headed('About you')
    expect(typedIn('Name in Hindi', 'University registration number')).toEqual(['मीरा जोशी', 'R1234'])
    history.forward()
    await headed('Marks')
    const again = await openAgain()
    expect(document.querySelector<HTMLInputElement>('[name="education-xii-obtained"]')?.value).toBe('437')
    void again
  })
})

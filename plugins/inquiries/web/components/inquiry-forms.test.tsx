import { errors } from '@prangan/contract/errors'
import { courseAt } from '@prangan/contract/testing/fixtures'
import {
  asksAtReload,
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
} from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { EnquiryForm } from './enquiry-form.tsx'
import { GrievanceForm } from './grievance-form.tsx'
import { InquiryStatus } from './inquiry-status.tsx'

const number = 'SDC-G-2026-K7M4QX3'
const typed = { 'What is it about?': 'fees', Subject: 'Late fee', 'What happened?': 'It was taken twice.' }

function openGrievance() {
  sessionStorage.clear()
  const person = openScreen(<GrievanceForm />, '/grievance')
  fillIn(typed)
  takeTime()
  return person
}

const choose = (value: 'named' | 'anonymous') =>
  act(() => document.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.click())

describe('Somebody with a grievance', () => {
  it('is told what is missing, and that a name belongs to the choice to give one', async () => {
    sessionStorage.clear()
    const person = openScreen(<GrievanceForm />, '/grievance')
    await press(person, 'Send grievance')
    await isToldAt('What is it about?', 'Please choose what it is about.')
    expect(messagesOf('Subject')).toContain('Subject is required.')
    await says('Please choose whether to give your name.')
    fillIn(typed)
    choose('named')
    await press(person, 'Send grievance')
    await isToldAt('Name', 'Enter your name, or choose to stay anonymous.')
  })

  it('stays anonymous although a name was typed, and gets a code, which is not kept beyond the tab', async () => {
    openGrievance()
    choose('named')
    fillIn({ Name: 'Kiran Rao', 'E-mail': 'kiran@college.test' })
    choose('anonymous')
    const letGo = server.holds('sendGrievance', {
      message: 'Thank you.',
      number,
      followUpCode: 'A3C4D6E7F9GHJKMN',
    })
    sendTwice('Send grievance')
    letGo()
    await says('A3C4D6E7F9GHJKMN')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Please write both down now'))
    expect(document.body.textContent).toContain('We show the follow-up code only here')
    expect(JSON.stringify({ ...localStorage })).not.toContain('A3C4D6E7F9GHJKMN')
    expect(server.callsOf('sendGrievance')).toMatchObject([
      { body: { category: 'fees', name: '', email: '' } },
    ])
    expect(sessionStorage.getItem('grievance-draft')).not.toContain('Late fee')
  })

  it('finds the code again after having left while it was sent, until another one is written', async () => {
    const person = openGrievance()
    choose('anonymous')
    const letGo = server.holds('sendGrievance', {
      message: 'Thank you.',
      number,
      followUpCode: 'A3C4D6E7F9GHJKMN',
    })
    await press(person, 'Send grievance')
    await says('Sending…')
    await person.click(screen.getByText('Elsewhere'))
    await says('Somewhere else')
    letGo()
    await waitFor(() => expect(sessionStorage.getItem('grievance-receipt')).toContain('A3C4D6E7F9GHJKMN'))
    act(() => history.back())
    await says('A3C4D6E7F9GHJKMN')
    await press(person, 'Write another')
    await waitFor(() => expect(field('Subject').value).toBe(''))
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/A3C4D6E7F9GHJKMN|Late fee/)
  })

  it('is asked before a reload while it is sent, and not before or afterwards', async () => {
    const person = openGrievance()
    choose('anonymous')
    expect(asksAtReload()).toBe(false)
    const letGo = server.holds('sendGrievance', {
      message: 'Thank you.',
      number,
      followUpCode: 'A3C4D6E7F9GHJKMN',
    })
    await press(person, 'Send grievance')
    await says('Sending…')
    expect(asksAtReload()).toBe(true)
    letGo()
    await says('A3C4D6E7F9GHJKMN')
    expect(asksAtReload()).toBe(false)
  })

  it('is told before sending that a file is empty', async () => {
    const person = openGrievance()
    choose('anonymous')
    await person.upload(field('Files'), [new File([], 'page.pdf', { type: 'application/pdf' })])
    await press(person, 'Send grievance')
    await isToldAt('Files', errors['empty-file'][1])
  })

  it('loses nothing typed when the connection is lost, too many come, or a file is refused', async () => {
    const person = openGrievance()
    choose('anonymous')
    server.isOutOfReach('sendGrievance')
    await press(person, 'Send grievance')
    await says(/check your internet connection/)
    await canTryAgain('Send grievance')
    server.asksToWait('sendGrievance', 'forms-too-often', 1_800)
    await press(person, 'Send grievance')
    await says(`${errors['forms-too-often'][1]} You can try again in 30 minutes.`)
    expect(field('Subject').value).toBe('Late fee')
    expect(JSON.parse(sessionStorage.getItem('grievance-draft') ?? '{}')).toMatchObject({
      subject: 'Late fee',
    })
  })

  it('is told before sending that there are too many files', async () => {
    const person = openGrievance()
    choose('anonymous')
    const pages = [1, 2, 3, 4].map((page) => new File(['%PDF'], `${page}.pdf`, { type: 'application/pdf' }))
    await person.upload(field('Files'), pages)
    await press(person, 'Send grievance')
    await isToldAt('Files', 'Please choose 3 files at most.')
    await person.upload(field('Files'), pages.slice(2))
    server.answers('sendGrievance', { message: 'Thank you.', number, followUpCode: 'A3C4D6E7F9GHJKMN' })
    await press(person, 'Send grievance')
    await says('A3C4D6E7F9GHJKMN')
    const [{ body } = { body: {} }] = server.callsOf('sendGrievance')
    expect(Object.keys(body)).toEqual(expect.arrayContaining(['file1', 'file2']))
  })
})

describe('Somebody with a question about a course', () => {
  it('has to say how to be reached, and then gets a number', async () => {
    const person = openScreen(<EnquiryForm course={courseAt(1)} />)
    fillIn({ Name: 'Kiran Rao', 'Your question': 'When does it begin?' })
    takeTime()
    await press(person, 'Send question')
    await isToldAt('E-mail', 'Please give an e-mail address or a mobile number, so that we can answer.')
    fill('E-mail', 'kiran@college.test')
    server.answers('sendEnquiry', { message: 'Thank you.', number: 'SDC-E-2026-K7M4QX3' })
    await press(person, 'Send question')
    await says('SDC-E-2026-K7M4QX3')
    expect(server.callsOf('sendEnquiry')).toMatchObject([{ body: { course: courseAt(1) } }])
  })

  it('finds what was typed again after a reload, also when it could not be sent, but not once it was', async () => {
    const person = openScreen(<EnquiryForm course={courseAt(1)} />)
    fillIn({ Name: 'Kiran Rao', 'E-mail': 'kiran@college.test', 'Your question': 'When does it begin?' })
    takeTime()
    server.isOutOfReach('sendEnquiry')
    await press(person, 'Send question')
    await says(/What you typed is still here/)
    cleanup()

    openScreen(<EnquiryForm course={courseAt(1)} />)
    await says('We have restored what you typed in this tab.')
    expect(field('Your question').value).toBe('When does it begin?')
    server.answers('sendEnquiry', { message: 'Thank you.', number: 'SDC-E-2026-K7M4QX3' })
    await press(person, 'Send question')
    await press(person, 'Write another')
    expect([field('Name').value, field('Your question').value]).toEqual(['', ''])
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('When does it begin?')
  })
})

describe('Somebody who follows a grievance', () => {
  const own = {
    number,
    kind: 'grievance',
    status: 'decided',
    dueOn: '',
    mayAppeal: true,
    createdAt: '2026-03-02T09:30:00Z',
    events: [
      { what: 'status', at: '2026-03-02T09:30:00Z', text: 'received' },
      { what: 'answer', at: '2026-03-06T09:30:00Z', text: 'The fee was taken once.' },
    ],
  } as const
  const token = 't'.repeat(43)
  const opened = { token, expiresAt: '2026-03-02T10:00:00Z' }

  it('comes by the mail’s link, which only fills in the code and leaves the address', async () => {
    const person = openScreen(<InquiryStatus />, `/inquiry#number=${number}&flow=flow1&code=123456`)
    await waitFor(() => expect(field('Code').value).toBe('123456'))
    expect(location.hash).toBe('')
    server.answers('openInquiry', opened)
    server.answers('readOwnInquiry', { ...own, events: [...own.events] })
    await press(person, 'Show status')
    await says('The fee was taken once.')
    expect(server.callsOf('openInquiry')).toMatchObject([{ body: { number, code: '123456', flow: 'flow1' } }])
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(token)

    server.answers('appealInquiry', { ...own, status: 'appealed', mayAppeal: false, events: [] })
    fill('Why should the committee consider it again?', 'It was twice.')
    await press(person, 'Send appeal')
    await says('The committee is considering it again, as you asked.')
    await press(person, 'Close')
    expect(field('Code').value).toBe('')
  })

  it('is told of a wrong code once two requests were tried', async () => {
    const person = openScreen(<InquiryStatus />, '/inquiry')
    await waitFor(() => field('E-mail or mobile number'))
    fill('Number', number)
    fill('E-mail or mobile number', 'kiran@college.test')
    for (const flow of ['flow1', 'flow2']) {
      server.answers('requestInquiryCode', { message: `A code is on its way: ${flow}.`, flow })
      await press(person, 'Mail me a code')
      await says(`A code is on its way: ${flow}.`)
    }
    fill('Code', '654321')
    server.refuses('openInquiry', 'wrong-code')
    server.refuses('openInquiry', 'wrong-code')
    await press(person, 'Show status')
    await isToldAt('Code', errors['wrong-code'][1])
    expect(server.callsOf('openInquiry')).toMatchObject([
      { body: { flow: 'flow2' } },
      { body: { flow: 'flow1' } },
    ])
  })

  it('asks for a code, and learns nothing from the answer', async () => {
    const person = openScreen(<InquiryStatus />, '/inquiry')
    await waitFor(() => field('E-mail or mobile number'))
    fill('Number', number)
    fill('E-mail or mobile number', 'kiran@college.test')
    server.answers('requestInquiryCode', { message: 'A code is on its way.', flow: 'flow2' })
    await press(person, 'Mail me a code')
    await says('A code is on its way.')
    await waitFor(() => expect(document.activeElement).toBe(field('Code')))
    fill('Code', '654321')
    server.refuses('openInquiry', 'wrong-code')
    await press(person, 'Show status')
    await isToldAt('Code', errors['wrong-code'][1])
    expect(server.callsOf('openInquiry')).toMatchObject([{ body: { number, flow: 'flow2' } }])
  })
})

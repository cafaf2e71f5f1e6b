import { holidays } from '@prangan/college/holidays'
import { inquiries as settings } from '@prangan/college/inquiries'
import { errors } from '@prangan/contract/errors'
import { pageSize } from '@prangan/web/lib/use-live-pages.ts'
import { colleagueOpens } from '@prangan/web/testing/colleague.ts'
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
import { act, cleanup, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { inquiryPaths } from '../../../contract/paths.ts'
import { storedInquiry } from '../../../tests/support/stored-inquiry.ts'
import { dueText } from '../../inquiry-labels.ts'
import { reportTable } from '../inquiry-tables.ts'
import { ViewInquiries } from './view-inquiries.tsx'

const open = (search = '') => openScreen(<ViewInquiries />, `/desk${search}`)
const put = (given: Parameters<typeof storedInquiry>[0] = {}) =>
  act(() => firestore.put(inquiryPaths.inquiry('one'), storedInquiry(given)))

const changesSeen = () => [...document.querySelectorAll('form li p')].map(({ textContent }) => textContent)

describe('The office’s inbox', () => {
  it('shows what is overdue, and says of what is not on record that it is not', async () => {
    put()
    open('?tab=due')
    await says(/^Overdue by \d+ working days$/)
    expect(document.querySelector('caption')?.textContent).toContain('first due')
    open('?open=nobody')
    await says(errors['no-such-inquiry'][1])
  })

  it('leads to older ones where the latest come first, and to the next ones where what is due does', async () => {
    act(() => {
      for (let at = 0; at <= pageSize; at += 1) {
        firestore.put(inquiryPaths.inquiry(`number-${at}`), storedInquiry())
      }
    })
    const person = open()
    await waitFor(() => button('Older'))
    await person.click(await says('Grievances due'))
    await waitFor(() => button('Next'))
    expect(document.body.textContent).not.toContain('Newer')
  })
})

describe('Somebody who handles a grievance', () => {
  const openForm = async (given: Parameters<typeof put>[0] = {}) => {
    put(given)
    server.answers('listInquiryHandlers', { handlers: [{ uid: 'dev', name: 'Dev Joshi' }] })
    const person = open('?open=one')
    await waitFor(() => field('Answer'))
    return person
  }

  it('begins at the title, above what was sent', async () => {
    await openForm({ files: [{ name: '1-mark.pdf', size: 9, contentType: 'application/pdf' }] })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Enquiry'))
  })

  it('sees who else has it open', async () => {
    await openForm()
    await colleagueOpens(inquiryPaths.inquiry('one'))
    await says('Ravi Mishra has this open, too.')
  })

  it('may give it to any other who handles inquiries, by name', async () => {
    await openForm()
    const offered = () => [...field<HTMLSelectElement>('Assigned to').options].map(({ text }) => text)
    await waitFor(() => expect(offered()).toEqual(['Nobody', 'Me', 'Dev Joshi']))
  })

  it('is offered only the statuses that may follow, and a decision needs an outcome', async () => {
    const person = await openForm({ status: 'decided', isOpen: false })
    const offered = [...field<HTMLSelectElement>('Status').options].map(({ value }) => value)
    expect(offered).toEqual(['', 'with the committee', 'closed'])
    put({ status: 'appealed', version: 2 })
    await waitFor(() => expect(field<HTMLSelectElement>('Status').options.length).toBe(4))
    fill('Status', 'decided')
    await press(person, 'Save')
    await isToldAt('Outcome', 'Please choose an outcome.')
    expect(messagesOf('Answer')).toContain('Please write the answer: the sender reads the decision in it.')
  })

  it('is offered no committee and no decision for what is no grievance', async () => {
    await openForm({ kind: 'enquiry', category: '', dueOn: '' })
    const offered = [...field<HTMLSelectElement>('Status').options].map(({ value }) => value)
    expect(offered).toEqual(['', 'acknowledged', 'closed'])
  })

  it('begins an answer with a template, sees to whom it goes, and sends all in one call', async () => {
    const person = await openForm()
    expect(document.body.textContent).toContain('The sender gets it by mail at meera@college.test')
    fill('Start the answer with', 'Acknowledge')
    expect(field('Answer').value).toContain('Thank you for writing to us.')
    fill('Status', 'acknowledged')
    fill('Note', 'Ask the examiner.')
    fill('Assigned to', 'asha')
    server.answers('handleInquiry', { message: 'Enquiry updated successfully!', version: 2 })
    await press(person, 'Save and send')
    await says('Enquiry updated successfully!')
    expect(server.callsOf('handleInquiry')).toMatchObject([
      {
        params: { id: 'one' },
        body: {
          version: 1,
          status: 'acknowledged',
          assignedTo: 'asha',
          note: 'Ask the examiner.',
          mailSender: true,
        },
      },
    ])
  })

  it('is told that nobody gets an answer by mail where there is no address', async () => {
    await openForm({ sender: { name: '', email: '', mobile: '', role: '' } })
    expect(document.body.textContent).toContain('The sender left no e-mail address')
    expect(document.body.textContent).toContain('Anonymous')
  })

  it('loses nothing typed when the connection is lost, and is asked before it is left', async () => {
    const person = await openForm()
    fill('Note', 'Ask the examiner.')
    server.isOutOfReach('handleInquiry')
    await press(person, 'Save')
    await says(/could not be reached/)
    await waitFor(() => expect(document.activeElement).toBe(button('Save')))
    await press(person, 'Close')
    await answer(person, 'Keep writing')
    expect(field('Note').value).toBe('Ask the examiner.')
  })

  const told = 'Somebody else has just changed this enquiry. What you typed is still here.'
  const dev = { uid: 'dev', name: 'Dev Joshi' }
  const save = async (person: Awaited<ReturnType<typeof openForm>>) => {
    server.answers('handleInquiry', { message: 'Enquiry updated successfully!', version: 3 })
    await press(person, 'Save')
    await says('Enquiry updated successfully!')
    return server.callsOf('handleInquiry').map(({ body }) => body)
  }

  it('never overwrites a colleague’s change unseen', async () => {
    const person = await openForm()
    fill('Note', 'Ask the examiner.')
    put({ status: 'with the committee', version: 2, assignedTo: dev })
    await says(told)
    expect(changesSeen()).toEqual(['Status is now With the committee', 'Assigned to is now Dev Joshi'])
    await press(person, 'Accept their changes')
    expect(await save(person)).toEqual([
      { version: 2, note: 'Ask the examiner.', answer: '', mailSender: true },
    ])
  })

  it('chooses field by field where a colleague changed the same, with both in view', async () => {
    const person = await openForm()
    fill('Status', 'acknowledged')
    fill('Assigned to', 'asha')
    put({ status: 'with the committee', version: 2, assignedTo: dev })
    await says(told)
    expect(changesSeen()).toEqual([
      'Status is now With the committee; yours is Acknowledged',
      'Assigned to is now Dev Joshi; yours is Me',
    ])
    expect(document.body.textContent).not.toContain('Accept their changes')
    await press(person, 'Use theirs: Status')
    await press(person, 'Keep mine: Assigned to')
    const [sent] = await save(person)
    expect(sent).toMatchObject({ version: 2, assignedTo: 'asha' })
    expect(sent).not.toHaveProperty('status')
  })

  it('sees the outcome of a colleague’s decision beside the own', async () => {
    const person = await openForm()
    fill('Status', 'closed')
    fill('Outcome', 'withdrawn')
    put({ status: 'decided', outcome: 'upheld', isOpen: false, version: 2 })
    await says(told)
    expect(changesSeen()).toEqual([
      'Status is now Decided; yours is Closed',
      'Outcome is now Upheld; yours is Withdrawn',
    ])
    await press(person, 'Keep mine: Status')
    await press(person, 'Use theirs: Outcome')
    const [sent] = await save(person)
    expect(sent).toMatchObject({ version: 2, status: 'closed' })
    expect(sent).not.toHaveProperty('outcome')
  })

  it('is told where a colleague changed it since the draft', async () => {
    await openForm()
    fill('Status', 'closed')
    cleanup()
    await openForm({ status: 'acknowledged', version: 2 })
    await says(/Somebody else has changed this since then. Compare before you save.$/)
  })
})

describe('What the office counts', () => {
  it('is the working days that are left, without Sundays and holidays', () => {
    const due = { dueOn: '2026-11-27', isOpen: true }
    const on = (day: string) => dueText(due, new Date(`${day}T06:00:00Z`))
    const closed = holidays.filter((day) => day > '2026-11-21' && day <= '2026-11-27')
    expect(on('2026-11-21')).toEqual({ text: `${5 - closed.length} working days left`, isOverdue: false })
    expect(on('2026-11-26')?.text).toBe('1 working day left')
    expect(on('2026-11-27')?.text).toBe('Due today')
    expect(on('2026-11-30')).toEqual({ text: 'Overdue by 2 working days', isOverdue: true })
    expect(dueText({ ...due, isOpen: false }, new Date())).toBeUndefined()
  })

  it('is reported by number, category, days and outcome, and by no name', () => {
    const decidedAt = new Date('2026-03-06T09:30:00Z')
    const row = { ...storedInquiry({ decidedAt, isOpen: false, outcome: 'upheld' }), id: 'one' }
    expect(reportTable.map(([header, cell]) => [header, cell(row)])).toEqual([
      ['Number', 'SDC-G-2026-K7M4QX3'],
      ['Category', Object.values(settings.categories)[0]?.en],
      ['Working days', '4'],
      ['Outcome', 'Upheld'],
    ])
  })
})

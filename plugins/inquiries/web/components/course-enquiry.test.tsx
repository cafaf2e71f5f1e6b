import { college } from '@prangan/college/config'
import { CourseEnquiry } from '@prangan/web/app/home/course-enquiry.tsx'
import { field, fillIn, openScreen, press, says, takeTime } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { fireEvent, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

const [[course, { en: name }] = ['', { en: '' }]] = Object.entries(college.courses)
const promise = `Thank you for your interest in ${name}. Our team will contact you shortly.`
const tellUs = 'Tell us below how to reach you and what you would like to know.'

const open = () =>
  fireEvent(
    document.querySelector('[popover]') as Element,
    Object.assign(new Event('toggle'), { newState: 'open' }),
  )

it('Somebody who opens an enquiry reads the promise, is in its form at once, and then has a receipt instead of both', async () => {
  const person = openScreen(<CourseEnquiry id="enquiry" course={course} name={name} />)
  await says(promise)
  open()
  await waitFor(() => expect(document.activeElement).toBe(field('Name')))
  await says(tellUs)
  fillIn({ Name: 'Kiran Rao', 'E-mail': 'kiran@college.test', 'Your question': 'When does it begin?' })
  takeTime()
  server.answers('sendEnquiry', { message: 'We have your question.', number: 'SDC-E-2026-K7M4QX3' })
  await press(person, 'Send question')
  await says('SDC-E-2026-K7M4QX3')
  expect(server.callsOf('sendEnquiry')).toMatchObject([{ body: { course: name } }])
  expect(document.body.textContent).not.toContain(promise)
  expect(document.body.textContent).not.toContain(tellUs)
  await press(person, 'Write another')
  await says(promise)
  await waitFor(() => expect(document.activeElement).toBe(field('Name')))
})

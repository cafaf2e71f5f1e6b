import { errors } from '@prangan/contract/errors'
import { waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { loadErrorMessages } from '../../../messages/errors.ts'
import { loadMessages } from '../../../messages/index.ts'
import { language, setLanguage } from '../../../messages/language.ts'
import {
  canTryAgain,
  field,
  fill,
  isToldAt,
  messagesOf,
  openScreen,
  press,
  says,
  sendTwice,
  takeTime,
} from '../../../testing/screen.tsx'
import { server } from '../../../testing/server.ts'
import { FeedbackForm } from './feedback-form.tsx'

const open = () => openScreen(<FeedbackForm />, '/feedback')
function InAnyLanguage() {
  const [shown, setShown] = useState(language)
  const change = async () => {
    await Promise.all([loadMessages('hi'), loadErrorMessages('hi')])
    setLanguage('hi')
    setShown('hi')
  }
  return (
    <div lang={shown}>
      <FeedbackForm />
      <button type="button" onClick={change}>
        हिन्दी
      </button>
    </div>
  )
}

const thanks = 'Thank you. Your feedback has reached the office.'

function openFilledIn() {
  const person = open()
  fill('I am', 'visitor')
  fill('Subject', 'Garden')
  fill('Message', 'Beautiful.')
  takeTime()
  return person
}

describe('A visitor with something to say', () => {
  it('is told what is missing or wrong', async () => {
    const person = open()
    await press(person, 'Send feedback')
    await isToldAt('I am', 'Please choose who you are.')
    expect(messagesOf('Subject')).toContain('Subject is required.')
    expect(messagesOf('Message')).toContain('Message is required.')
    fill('I am', 'parent')
    fill('Subject', 'Garden')
    fill('Message', 'Beautiful.')
    fill('E-mail', 'kiran')
    await press(person, 'Send feedback')
    await isToldAt('E-mail', 'Please enter a valid e-mail address.')
  })

  it('changes the language, and reads what is wrong in the new one, with all that was typed', async () => {
    onTestFinished(() => setLanguage('en'))
    const person = openScreen(<InAnyLanguage />, '/feedback')
    fill('Subject', 'Garden')
    await press(person, 'Send feedback')
    await isToldAt('I am', 'Please choose who you are.')
    await press(person, 'हिन्दी')
    await says('कृपया चुनें कि आप कौन हैं।')
    expect(document.body.textContent).not.toContain('Please choose')
    expect(document.querySelector<HTMLInputElement>('[name="subject"]')?.value).toBe('Garden')
  })

  it('loses nothing typed when the connection is lost, a gateway answers or too many come', async () => {
    const person = openFilledIn()
    server.isOutOfReach('sendFeedback')
    await press(person, 'Send feedback')
    await says('Failed to send feedback. Please check your internet connection or try again later.')
    await canTryAgain('Send feedback')
    server.isBehindBrokenGateway('sendFeedback')
    await press(person, 'Send feedback')
    await says('Failed to send feedback.')
    server.asksToWait('sendFeedback', 'forms-too-often', 1_800)
    await press(person, 'Send feedback')
    await says(`${errors['forms-too-often'][1]} You can try again in 30 minutes.`)
    server.refuses('sendFeedback', 'hidden-field')
    await press(person, 'Send feedback')
    await isToldAt('Message', errors['hidden-field'][1])
    expect(field('Message').value).toBe('Beautiful.')
  })

  it('sends it once, is thanked, and may say more', async () => {
    const person = openFilledIn()
    const letGo = server.holds('sendFeedback', { message: thanks, number: 'SDC-F-2026-K7M4QX3' })
    sendTwice('Send feedback')
    await says('Sending…')
    expect(field('Message').matches(':disabled')).toBe(true)
    letGo()
    await says(thanks)
    expect(document.body.textContent).toContain('Its number is SDC-F-2026-K7M4QX3.')
    expect(document.body.textContent, 'without an address').not.toContain('A mail')
    expect(server.callsOf('sendFeedback')).toMatchObject([{ body: { role: 'visitor', subject: 'Garden' } }])
    await waitFor(() => expect(document.activeElement?.textContent).toContain(thanks))
    await press(person, 'Send more feedback')
    expect(field('Message').value).toBe('')
  })
})

import { errors } from '@prangan/contract/errors'
import { usualCategories } from '@prangan/contract/notice-categories'
import { loadNoticePageMessages } from '@prangan/web/messages/notice-page.ts'
import {
  closeScreen,
  field,
  fill,
  isToldAt,
  openScreen,
  press,
  says,
  takeTime,
} from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { loadSubscriptionMessages } from '../messages.ts'
import { Component as Subscription } from '../subscription.tsx'
import { MailForm } from './mail-form.tsx'

beforeAll(() => Promise.all([loadSubscriptionMessages('en'), loadNoticePageMessages('en')]))

const email = 'asha@college.test'
const own = {
  email: 'a•••@college.test',
  categories: ['examination'] as string[],
  rhythm: 'at once',
  language: 'en',
} as const
const toggle = (value: string) =>
  act(() => document.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.click())

it('Somebody gets all categories at once unless they choose, and is told what to do next', async () => {
  const person = openScreen(<MailForm />, '/subscribe')
  await press(person, 'Get notices by e-mail')
  await isToldAt('E-mail address', 'Please enter a valid e-mail address.')
  fill('E-mail address', email)
  for (const { key } of usualCategories) toggle(key)
  takeTime()
  await press(person, 'Get notices by e-mail')
  await says('Choose at least one category.')
  for (const category of ['holiday', 'event']) toggle(category)
  toggle('on Sunday')
  server.refuses('subscribe', 'forms-of-person')
  await press(person, 'Get notices by e-mail')
  await says(errors['forms-of-person'][1])
  expect(field('E-mail address').value).toBe(email)
  server.answers('subscribe', { message: 'We have sent you a mail. Open its link to finish.' })
  await press(person, 'Get notices by e-mail')
  await says(/^We have sent a mail to asha@college\.test\./)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('One more step: open our mail'))
  expect(server.callsOf('subscribe').at(-1)?.body).toEqual({
    email,
    categories: ['event', 'holiday'],
    rhythm: 'on Sunday',
    language: 'en',
  })
})

it('Somebody who comes from a notice of examinations is offered those first', () => {
  openScreen(<MailForm category="examination" />, '/subscribe')
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  expect(boxes.flatMap(({ checked, value }) => (checked ? [value] : []))).toEqual(['examination'])
})

it('Somebody who opens the mailed link confirms by the button alone, and its token leaves the address', async () => {
  const token = 'a'.repeat(64)
  const person = openScreen(<Subscription />, `/subscription#confirm=${token}`)
  await says('Press the button to get our notices at your e-mail address.')
  expect(location.hash).toBe('')
  expect(server.callsOf('confirmSubscription')).toEqual([])
  server.isOutOfReach('confirmSubscription')
  await press(person, 'Confirm')
  await says('We couldn’t reach the server. Nothing has changed; try again.')
  server.answers('confirmSubscription', { token: 'b'.repeat(64) })
  server.answers('readSubscription', own)
  await press(person, 'Confirm')
  await says('You will get our notices from now on.')
  expect(server.callsOf('confirmSubscription').at(-1)?.body).toEqual({ token })
})

it('Somebody whose link has ended is led to subscribe again', async () => {
  const person = openScreen(<Subscription />, `/subscription#confirm=${'a'.repeat(64)}`)
  server.refuses('confirmSubscription', 'subscription-link-ended')
  await press(person, 'Confirm')
  await says(errors['subscription-link-ended'][1])
  expect(document.querySelector('a[href="/subscribe"]')).not.toBeNull()
})

const choices = 'c'.repeat(64)

it('A subscriber changes the choices, and is told that they are saved', async () => {
  server.answers('readSubscription', own)
  const person = openScreen(<Subscription />, `/subscription#choices=${choices}`)
  await says('Choices for a•••@college.test')
  toggle('holiday')
  server.answers('changeSubscription', { ...own, categories: ['examination', 'holiday'] })
  await press(person, 'Save choices')
  await says('Your choices are saved.')
  expect(server.callsOf('changeSubscription').at(-1)?.body).toMatchObject({
    token: choices,
    categories: ['examination', 'holiday'],
  })
  toggle('holiday')
  await waitFor(() => expect(document.body.textContent).not.toContain('Your choices are saved.'))
})

it('A subscriber finds the choices again after a reload, also those that are not saved yet', async () => {
  const isChosen = (value: string) =>
    document.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.checked
  const reload = async () => {
    cleanup()
    closeScreen()
    server.answers('readSubscription', own)
    const person = openScreen(<Subscription />, '/subscription')
    await says('Choices for a•••@college.test')
    return person
  }
  server.answers('readSubscription', own)
  openScreen(<Subscription />, `/subscription#choices=${choices}`)
  await says('Choices for a•••@college.test')
  for (const value of ['holiday', 'on Sunday']) toggle(value)
  const person = await reload()
  expect(['examination', 'holiday', 'event', 'on Sunday'].map(isChosen)).toEqual([true, true, false, true])
  server.answers('changeSubscription', own)
  await press(person, 'Save choices')
  await says('Your choices are saved.')
  expect(server.callsOf('changeSubscription').at(-1)?.body).toMatchObject({
    ...{ token: choices, categories: ['examination', 'holiday'], rhythm: 'on Sunday' },
  })
  await reload()
  expect(['examination', 'holiday'].map(isChosen)).toEqual([true, false])
})

it('A subscriber unsubscribes by one press, and may subscribe again', async () => {
  server.answers('readSubscription', own)
  const person = openScreen(<Subscription />, `/subscription#choices=${choices}`)
  await says('Stop notices by e-mail')
  server.isOutOfReach('unsubscribe')
  await press(person, 'Unsubscribe')
  await says('We couldn’t unsubscribe you. Nothing has changed; try again.')
  server.answers('unsubscribe', { message: 'Done.' })
  await press(person, 'Unsubscribe')
  await says('You are unsubscribed, and your address is deleted.')
  expect(document.activeElement?.textContent).toContain('You are unsubscribed')
  expect(document.querySelector('a[href="/subscribe"]')).not.toBeNull()
})

it('Somebody who unsubscribed and opens the link again reads so, and no error', async () => {
  server.refuses('readSubscription', 'subscription-link-ended')
  openScreen(<Subscription />, `/subscription#choices=${choices}`)
  await says(
    'You are already unsubscribed, or a later mail of ours has a newer link. To get notices again, subscribe.',
  )
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.querySelector('a[href="/subscribe"]')).not.toBeNull()
})

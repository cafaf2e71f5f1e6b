import { noEnd } from '@prangan/contract/publishing'
import { beforeEach, expect, test } from 'vitest'
import { firestore } from '../../../../testing/firestore.ts'
import { press, says } from '../../../../testing/screen.tsx'
import { open, put, resetNotices, title } from '../testing/open-notices.tsx'

beforeEach(resetNotices)

const days = () =>
  [...document.querySelectorAll('[role="tabpanel"] section')].map(({ textContent }) =>
    textContent.replace(/\s/g, ' '),
  )

test('The calendar shows by day when a notice appears, takes place and ends', async () => {
  put({
    publishFrom: new Date('2099-03-02T10:30:00+05:30'),
    publishUntil: new Date('2099-03-10T00:00:00+05:30'),
    eventDate: '2099-03-09',
    eventTime: '11:00',
  })
  const person = open()
  await press(person, 'Calendar')
  await says('2 March 2099')
  expect(days()).toEqual([
    `2 March 2099${title}Appears at 10:30 am`,
    `9 March 2099${title}Event at 11:00 am${title}Ends when the day is over`,
  ])
})

test('It says that nothing is scheduled, and opens no notice that is public without an end', async () => {
  put({ publishUntil: noEnd })
  const person = open()
  await press(person, 'Calendar')
  await says(/^Nothing is scheduled/)
})

test('It says that it could not be loaded, and is there after trying again', async () => {
  put({ eventDate: '2099-03-09' })
  const person = open()
  await says(title)
  firestore.goAway()
  await press(person, 'Calendar')
  await says('The calendar could not be loaded.')
  firestore.comeBack()
  await press(person, 'Try again')
  await says('9 March 2099')
})

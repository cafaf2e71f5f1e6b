import { expect, it } from 'vitest'
import { likelyEmail } from './email-slip.ts'

it.each([
  ['asha@gmial.con', 'asha@gmail.com'],
  ['asha@gmail.con', 'asha@gmail.com'],
  ['asha@gmail.cmo', 'asha@gmail.com'],
  ['asha@gmail.comm', 'asha@gmail.com'],
  ['asha@gmail.co', 'asha@gmail.com'],
  ['asha@gmai.com', 'asha@gmail.com'],
  ['asha@gamil.com', 'asha@gmail.com'],
  ['asha@gmaill.com', 'asha@gmail.com'],
  ['asha@gmailcom', 'asha@gmail.com'],
  ['Asha.Rao+1@GMAIL.CON', 'Asha.Rao+1@gmail.com'],
  [' asha@gmail.con ', 'asha@gmail.com'],
  ['asha@gmail。con', 'asha@gmail.com'],
  ['asha@yaho.com', 'asha@yahoo.com'],
  ['asha@yahoo.co', 'asha@yahoo.com'],
  ['asha@yahoo.con', 'asha@yahoo.com'],
  ['asha@yahoo.co.on', 'asha@yahoo.co.in'],
  ['asha@yaho.co.in', 'asha@yahoo.co.in'],
  ['asha@outlok.com', 'asha@outlook.com'],
  ['asha@hotmial.com', 'asha@hotmail.com'],
  ['asha@redifmail.com', 'asha@rediffmail.com'],
  ['asha@icoud.com', 'asha@icloud.com'],
  ['office@college.con', 'office@college.com'],
])('%s was probably meant as %s', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant)
})

it.each([
  'asha@gmail.com',
  'asha@GMAIL.com',
  'asha@yahoo.com',
  'asha@yahoo.co.in',
  'asha@yahoo.co.uk',
  'asha@yahoo.in',
  'asha@yahoo.ca',
  'asha@outlook.in',
  'asha@hotmail.co.uk',
  'asha@ymail.com',
  'asha@mail.com',
  'asha@email.com',
  'asha@gmx.com',
  'asha@zoho.com',
  'asha@live.com',
  'asha@proton.me',
  'asha@college.test',
  'asha@du.ac.in',
  'asha@',
  'asha',
  '@gmial.com',
  'asha rao@gmial.com',
  '',
])('nothing else is proposed for %j', (typed) => {
  expect(likelyEmail(typed)).toBeUndefined()
})

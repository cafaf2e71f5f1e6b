import { errors } from '@prangan/contract/errors'
import { describe, expect, it } from 'vitest'
import {
  asksAtReload,
  canTryAgain,
  field,
  fill,
  isToldAt,
  leaveAnd,
  openScreen,
  press,
  says,
  sendTwice,
  typedIn,
} from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { readToken, storeSession } from '../../session.ts'
import { ChangePassword } from './change-password.tsx'

const noAnswer = 'The server could not be reached. Check your internet connection.'

const labels = ['Current Password', 'New Password', 'Confirm New Password'] as const
const [current, next] = ['The old lantern', 'The new lantern']

function open() {
  storeSession({ token: 'before', username: 'asha@college.test', userType: 'admin' })
  return openScreen(<ChangePassword />)
}
const type = (...texts: readonly [string, string, string]) => {
  for (const [at, label] of labels.entries()) fill(label, texts[at] ?? '')
}
const typed = () => typedIn(...labels)

describe('A person who changes their password', () => {
  it('is told what is missing or wrong before anything is sent', async () => {
    const person = open()
    await press(person, 'Change Password')
    await isToldAt('Current Password', 'All fields are required.')
    type(current, 'short', 'short')
    await press(person, 'Change Password')
    await isToldAt('New Password', 'The password needs at least 8 characters.')
    type(current, next, `${next}!`)
    await press(person, 'Change Password')
    await isToldAt('Confirm New Password', 'New password and confirm password do not match.')
    expect(server.callsOf('changePassword')).toEqual([])
  })

  it('keeps what was typed when the current one is wrong or the connection is lost', async () => {
    const person = open()
    type(current, next, next)
    server.refuses('changePassword', 'wrong-current-password')
    await press(person, 'Change Password')
    await isToldAt('Current Password', errors['wrong-current-password'][1])
    server.isOutOfReach('changePassword')
    await press(person, 'Change Password')
    await says(`An error occurred while changing the password. Please try again. ${noAnswer}`)
    await canTryAgain('Change Password')
    expect(typed()).toEqual([current, next, next])
  })

  it('changes it once, goes on with the next session, and finds the form blank', async () => {
    open()
    type(current, next, next)
    const message = 'Your password was changed.'
    const letGo = server.holds('changePassword', { message, token: 'after', customToken: 'custom' })
    sendTwice('Change Password')
    await says('Changing...')
    letGo()
    await says(message)
    expect(typed()).toEqual(['', '', ''])
    expect(readToken()).toBe('after')
    expect(server.callsOf('changePassword')).toMatchObject([{ headers: { authorization: 'Bearer before' } }])
    expect(asksAtReload()).toBe(false)
  })

  it('is asked before a new password that was typed is lost, and keeps it nowhere else', async () => {
    const person = open()
    fill('Current Password', current)
    expect(asksAtReload()).toBe(false)
    fill('New Password', next)
    expect(asksAtReload()).toBe(true)
    await leaveAnd(person, 'Keep writing')
    expect(field('New Password').value).toBe(next)
    expect(Object.values({ ...sessionStorage, ...localStorage }).join()).not.toContain(next)
    await leaveAnd(person, 'Throw away')
  })
})

describe('A person who ends their other sessions', () => {
  it('is told what is missing or wrong', async () => {
    const person = open()
    await press(person, 'Sign out other devices')
    await isToldAt('Your Password', 'Please enter your current password.')
    fill('Your Password', 'not the one')
    server.refuses('endOtherSessions', 'wrong-current-password')
    await press(person, 'Sign out other devices')
    await isToldAt('Your Password', errors['wrong-current-password'][1])
    server.isOutOfReach('endOtherSessions')
    await press(person, 'Sign out other devices')
    await says(`An error occurred while signing out your other devices. Please try again. ${noAnswer}`)
  })

  it('does it once, goes on with the next session, and finds the form blank', async () => {
    open()
    fill('Your Password', current)
    const message = 'You are signed out on all other devices.'
    const letGo = server.holds('endOtherSessions', { message, token: 'after', customToken: 'custom' })
    sendTwice('Sign out other devices')
    await says('Signing out...')
    letGo()
    await says(message)
    expect(typedIn('Your Password')).toEqual([''])
    expect(readToken()).toBe('after')
    expect(server.callsOf('endOtherSessions')).toMatchObject([{ body: { currentPassword: current } }])
  })
})

import { errors } from '@prangan/contract/errors'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import * as auth from '../../../firebase/auth.ts'
import {
  canTryAgain,
  field,
  fill,
  isToldAt,
  openScreen,
  press,
  says,
  sendTwice,
  typedIn,
} from '../../../testing/screen.tsx'
import { server } from '../../../testing/server.ts'
import { readSession, readToken } from '../session.ts'
import { LoginFlow } from './login-flow.tsx'

const open = (notice?: string) => openScreen(<LoginFlow notice={notice} />, '/login')
const email = 'asha@college.test'
const noAnswer = 'The server could not be reached. Check your internet connection.'
const password = 'A lamp in the courtyard'

const ofAsha = {
  token: 'token',
  customToken: 'custom',
  userType: 'faculty',
  user: { uid: 'asha', email, name: 'Asha Verma' },
  message: 'Login successful',
} as const

describe('A person who signs in', () => {
  it('is told what is missing, and where', async () => {
    const person = open()
    await press(person, 'Login')
    await isToldAt('Username', 'Please enter both username and password')
    expect(server.callsOf('login')).toEqual([])
  })

  it('keeps what was typed when the password is wrong, the connection is lost or a gateway answers', async () => {
    const person = open()
    fill('Username', email)
    fill('Password', 'not the one')
    server.refuses('login', 'wrong-credentials')
    await press(person, 'Login')
    await isToldAt('Password', errors['wrong-credentials'][1])
    server.isOutOfReach('login')
    await press(person, 'Login')
    await says(`An error occurred during login. Please try again. ${noAnswer}`)
    await canTryAgain('Login')
    server.isBehindBrokenGateway('login')
    await press(person, 'Login')
    await says('Invalid username or password')
    expect(typedIn('Username', 'Password')).toEqual([email, 'not the one'])
  })

  it('is told that the connection is the reason, also where it comes back in the middle of the sign-in', async () => {
    const person = open()
    fill('Username', email)
    fill('Password', password)
    server.answers('login', ofAsha)
    const lost = new Error('Firebase: Error (auth/network-request-failed).')
    vi.spyOn(auth, 'signInSdk').mockRejectedValueOnce(lost)
    vi.spyOn(console, 'warn').mockReturnValue()
    await press(person, 'Login')
    await says(`An error occurred during login. Please try again. ${noAnswer}`)
    expect(typedIn('Username', 'Password')).toEqual([email, password])
    await canTryAgain('Login')
  })

  it('is told how long to wait after too many wrong passwords', async () => {
    const person = open()
    fill('Username', email)
    fill('Password', password)
    server.asksToWait('login', 'sign-in-delayed', 40)
    await press(person, 'Login')
    await says(`${errors['sign-in-delayed'][1]} You can try again in 40 seconds.`)
    await canTryAgain('Login')
  })

  it('is signed in once, however often Enter is pressed, and cannot change what is under way', async () => {
    open('You have been signed out. Please sign in again.')
    await says('You have been signed out. Please sign in again.')
    fill('Username', email)
    fill('Password', password)
    const letGo = server.holds('login', ofAsha)
    sendTwice('Login')
    await says('Logging in...')
    expect(field('Username').matches(':disabled')).toBe(true)
    expect(screen.queryByText(/You have been signed out/)).toBeNull()
    letGo()
    await waitFor(() => expect(readSession()).toMatchObject({ userType: 'faculty', username: email }))
    expect(server.callsOf('login')).toMatchObject([{ body: { uname: email, psw: password } }])
  })
})

describe('A person whose password the office chose', () => {
  const own = 'A lamp of my own'
  const signInFirst = async () => {
    const person = open()
    fill('Username', email)
    fill('Password', password)
    server.refuses('login', 'first-password')
    await press(person, 'Login')
    await says('Choose your own password')
    await waitFor(() => expect(document.activeElement).toBe(field('New Password')))
    return person
  }
  const choose = async (person: ReturnType<typeof open>, one = own, other = one) => {
    fill('New Password', one)
    fill('Confirm New Password', other)
    await press(person, 'Save password and sign in')
  }

  it('chooses one of their own in one more step, and is signed in', async () => {
    const person = await signInFirst()
    expect(readSession()).toBeNull()
    server.answers('choosePassword', ofAsha)
    await choose(person)
    await waitFor(() => expect(readSession()).toMatchObject({ userType: 'faculty', username: email }))
    expect(server.callsOf('choosePassword')).toMatchObject([
      { body: { uname: email, psw: password, newPassword: own, language: 'en' } },
    ])
  })

  it('loses nothing typed when it is refused or the connection is lost, and reads what to do', async () => {
    const person = await signInFirst()
    await choose(person, own, `${own}!`)
    await isToldAt('Confirm New Password', 'New password and confirm password do not match.')
    expect(server.callsOf('choosePassword')).toEqual([])
    server.refuses('choosePassword', 'same-password', { newPassword: errors['same-password'][1] })
    await choose(person)
    await isToldAt('New Password', errors['same-password'][1])
    server.isOutOfReach('choosePassword')
    await choose(person)
    await says(
      'Your password was not saved: there is no connection. What you typed is still here; try again.',
    )
    server.refuses('choosePassword', 'password-chosen')
    await choose(person)
    await says(errors['password-chosen'][1])
    expect(typedIn('New Password', 'Confirm New Password')).toEqual([own, own])
    expect(readSession()).toBeNull()
  })

  it('can take the way by a code, with the address filled in, or go back', async () => {
    const person = await signInFirst()
    await press(person, 'Use an e-mailed code instead')
    await waitFor(() => expect(field('Email').value).toBe(email))
    await press(person, 'Back to Login')
    await waitFor(() => expect(document.activeElement).toBe(field('Username')))
  })

  it('too late is told to use Forgot Password, or to ask the office', async () => {
    const person = open()
    fill('Username', email)
    fill('Password', password)
    server.refuses('login', 'first-password-ended')
    await press(person, 'Login')
    await isToldAt('Password', errors['first-password-ended'][1])
  })
})

describe('A person with an account from before', () => {
  const own = 'A lamp of my own'
  const signInAsked = async () => {
    const person = open()
    fill('Username', email)
    fill('Password', password)
    server.answers('login', { ...ofAsha, asksAboutPassword: true })
    await press(person, 'Login')
    await says('Did the office choose your password?')
    expect(readSession()).toBeNull()
    return person
  }

  it('says that the password is their own, and is signed in', async () => {
    const person = await signInAsked()
    server.isOutOfReach('keepPassword')
    await press(person, 'No, I chose it myself')
    await says('Your answer did not reach us. Check your internet connection and try again.')
    server.answers('keepPassword', { message: 'Your password stays as it is.' })
    await press(person, 'No, I chose it myself')
    await waitFor(() => expect(readSession()).toMatchObject({ username: email }))
    expect(server.callsOf('keepPassword').at(-1)?.headers.authorization).toBe('Bearer token')
  })

  it('chooses their own in place of the office’s, and goes on with the new session', async () => {
    const person = await signInAsked()
    await press(person, 'Choose my own password')
    await waitFor(() => expect(document.activeElement).toBe(field('New Password')))
    fill('New Password', own)
    fill('Confirm New Password', own)
    server.answers('changePassword', { message: 'Changed.', token: 'next', customToken: 'next custom' })
    await press(person, 'Save password and sign in')
    await waitFor(() => expect(readToken()).toBe('next'))
    expect(server.callsOf('changePassword')).toMatchObject([
      { body: { currentPassword: password, newPassword: own }, headers: { authorization: 'Bearer token' } },
    ])
  })
})

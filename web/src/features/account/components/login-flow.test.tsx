import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import * as auth from '../../../firebase/auth.ts'
import { messages } from '../../../messages/index.ts'
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
    open('Your session has ended. Please sign in again.')
    await says('Your session has ended. Please sign in again.')
    fill('Username', email)
    fill('Password', password)
    const letGo = server.holds('login', ofAsha)
    sendTwice('Login')
    await says('Logging in...')
    expect(field('Username').matches(':disabled')).toBe(true)
    expect(screen.queryByText(/session has ended/)).toBeNull()
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
    await press(person, 'It is mine')
    await says('Your answer did not reach us. Check your internet connection and try again.')
    server.answers('keepPassword', { message: 'Your password stays as it is.' })
    await press(person, 'It is mine')
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

describe('A person who asks for a code', () => {
  const ask = async () => {
    const person = open()
    await person.click(screen.getByText('Forgot Password?'))
    await waitFor(() => expect(document.activeElement).toBe(field('Email')))
    return person
  }

  it('is told what is missing or wrong, and when no code can be sent', async () => {
    const person = await ask()
    await press(person, 'Send OTP')
    await isToldAt('Email', 'Please enter your email address.')
    fill('Email', 'kavita')
    await press(person, 'Send OTP')
    await isToldAt('Email', 'Please enter a valid e-mail address.')
    fill('Email', email)
    server.isOutOfReach('sendOtpReset')
    await press(person, 'Send OTP')
    await says(`An error occurred while sending OTP. Please try again. ${noAnswer}`)
    server.isBehindBrokenGateway('sendOtpReset')
    await press(person, 'Send OTP')
    await says('Failed to send OTP.')
    server.asksToWait('sendOtpReset', 'code-too-soon', 60)
    await press(person, 'Send OTP')
    await says(`${errors['code-too-soon'][1]} You can try again in 1 minute.`)
    expect(field('Email').value).toBe(email)
  })

  it('finds the address that they typed at the sign-in, but nothing that is no address', async () => {
    const person = open()
    fill('Username', ` ${email} `)
    await person.click(screen.getByText('Forgot Password?'))
    await waitFor(() => expect(field('Email').value).toBe(email))
    await press(person, 'Back to Login')
    await waitFor(() => field('Username'))
    fill('Username', 'asha')
    await person.click(screen.getByText('Forgot Password?'))
    await waitFor(() => expect(field('Email').value).toBe(''))
  })

  it('goes back to the sign-in, and finds the address cleared', async () => {
    const person = await ask()
    fill('Email', email)
    await press(person, 'Back to Login')
    await waitFor(() => expect(document.activeElement).toBe(field('Username')))
    await person.click(screen.getByText('Forgot Password?'))
    await waitFor(() => expect(field('Email').value).toBe(''))
  })
})

describe('A person who sets a new password', () => {
  const haveCode = async () => {
    const person = open()
    await person.click(screen.getByText('Forgot Password?'))
    await waitFor(() => field('Email'))
    fill('Email', email)
    server.answers('sendOtpReset', { message: 'A code is on its way.', flow: 'this one' })
    await press(person, 'Send OTP')
    await says(messages().account.codeSent(limits.otp.lifetime / 60_000))
    await waitFor(() => expect(document.activeElement).toBe(field('OTP')))
    return person
  }
  const typePasswords = async (person: ReturnType<typeof open>, one: string, other = one) => {
    fill('New Password', one)
    fill('Confirm New Password', other)
    await press(person, 'Reset Password')
  }

  it('enters a code that the office has asked for, with the address alone', async () => {
    const person = open()
    await person.click(screen.getByText('Forgot Password?'))
    await waitFor(() => field('Email'))
    await press(person, 'I have a code')
    await isToldAt('Email', 'Please enter your email address.')
    fill('Email', email)
    await press(person, 'I have a code')
    await waitFor(() => expect(document.activeElement).toBe(field('OTP')))
    fill('OTP', '042137')
    server.answers('resetPassword', { message: 'Password reset successfully.' })
    await typePasswords(person, password)
    await waitFor(() => expect(document.activeElement).toBe(field('Username')))
    const [{ body } = { body: {} }] = server.callsOf('resetPassword')
    expect(body).toMatchObject({ email, otp: '042137', newPassword: password })
    expect(body).not.toHaveProperty('flow')
    expect(server.callsOf('sendOtpReset')).toEqual([])
  })

  it('is told what is wrong with the code and the passwords before anything is sent', async () => {
    const person = await haveCode()
    await press(person, 'Reset Password')
    await isToldAt('OTP', 'All fields are required.')
    fill('OTP', '12345')
    await typePasswords(person, password, `${password}!`)
    await isToldAt('Confirm New Password', 'New password and confirm password do not match.')
    await typePasswords(person, 'short')
    await isToldAt('New Password', 'The password needs at least 8 characters.')
    await typePasswords(person, password)
    await isToldAt('OTP', 'The code has six digits.')
    expect(server.callsOf('resetPassword')).toEqual([])
  })

  it('loses nothing typed when the server refuses the code or the password, or cannot be reached', async () => {
    const person = await haveCode()
    fill('OTP', '123456')
    server.refuses('resetPassword', 'weak-password', { newPassword: errors['weak-password'][1] })
    await typePasswords(person, password)
    await isToldAt('New Password', errors['weak-password'][1])
    server.refuses('resetPassword', 'wrong-code')
    await press(person, 'Reset Password')
    await isToldAt('OTP', errors['wrong-code'][1])
    server.isOutOfReach('resetPassword')
    await press(person, 'Reset Password')
    await says(`An error occurred while resetting password. Please try again. ${noAnswer}`)
    server.isBehindBrokenGateway('resetPassword')
    await press(person, 'Reset Password')
    await says('Failed to reset password.')
    expect(typedIn('OTP', 'New Password', 'Confirm New Password')).toEqual(['123456', password, password])
  })

  it('pastes the code with its spaces, and is back at the sign-in, which confirms it', async () => {
    const person = await haveCode()
    await person.click(field('OTP'))
    await person.paste(' 123 456 ')
    expect(field('OTP').value).toBe('123456')
    const letGo = server.holds('resetPassword', { message: 'Password reset successfully.' })
    await typePasswords(person, password)
    await says('Resetting Password...')
    letGo()
    await says('Password reset successfully. You can now log in with your new password.')
    await waitFor(() => expect(document.activeElement).toBe(field('Username')))
    expect(server.callsOf('resetPassword')).toMatchObject([
      { body: { email, otp: '123456', newPassword: password, flow: 'this one' } },
    ])
  })
})

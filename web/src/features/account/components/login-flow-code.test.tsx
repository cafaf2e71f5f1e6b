import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { messages } from '../../../messages/index.ts'
import { field, fill, isToldAt, openScreen, press, says, typedIn } from '../../../testing/screen.tsx'
import { server } from '../../../testing/server.ts'
import { LoginFlow } from './login-flow.tsx'

const open = (notice?: string) => openScreen(<LoginFlow notice={notice} />, '/login')
const email = 'asha@college.test'
const noAnswer = 'The server could not be reached. Check your internet connection.'
const password = 'A lamp in the courtyard'

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

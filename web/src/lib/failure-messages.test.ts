import { describe, expect, it, vi } from 'vitest'
import { CallError, callMessages } from '../http/call-error.ts'
import { failureMessage, withReason } from './failure-messages.ts'

const messages = { refused: 'Failed to send OTP.', network: 'An error occurred.' }

describe('A person whose call failed', () => {
  it('reads what the server said', () => {
    expect(failureMessage(new CallError(400, 'The code has expired.'), messages)).toBe(
      'The code has expired.',
    )
  })

  it('reads the form’s own words where the server gave none that a person could read', () => {
    expect(failureMessage(new CallError(502, callMessages.unreadable), messages)).toBe(messages.refused)
  })

  it('is told of the network where no answer came, or something else broke, which is logged', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    expect(failureMessage(new CallError(0, callMessages.unreachable), messages)).toBe(messages.network)
    expect(log).not.toHaveBeenCalled()
    expect(failureMessage(new TypeError('broken'), messages)).toBe(messages.network)
    expect(log).toHaveBeenCalledOnce()
  })

  it('is told that the connection is the reason, after the form’s own words and only then', () => {
    const saying = withReason(messages)
    expect(failureMessage(new CallError(0, callMessages.unreachable), saying)).toBe(
      'An error occurred. The server could not be reached. Check your internet connection.',
    )
    vi.spyOn(console, 'error').mockReturnValue()
    expect(failureMessage(new TypeError('broken'), saying)).toBe(messages.network)
    expect(failureMessage(new CallError(502, callMessages.unreadable), saying)).toBe(messages.refused)
  })

  it.each([
    'Firebase: Error (auth/network-request-failed).',
    'Failed to fetch dynamically imported module: /assets/auth.js',
  ])('is told so too where the rest of a sign-in could not be reached: %s', (reason) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    expect(failureMessage(new Error(reason), withReason(messages))).toBe(
      'An error occurred. The server could not be reached. Check your internet connection.',
    )
  })

  it.each([
    [1, '1 second'],
    [40, '40 seconds'],
    [59.2, '60 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [900, '15 minutes'],
  ])('who has to wait %d seconds is told %s', (seconds, text) => {
    const refusal = new CallError(429, 'Too many requests.', {}, seconds)
    expect(failureMessage(refusal, messages)).toBe(`Too many requests. You can try again in ${text}.`)
  })

  it('reads first that it was refused, where the form says so, but not where no answer came', () => {
    const saying = { ...messages, before: 'Error submitting form: ' }
    expect(failureMessage(new CallError(400, 'No.'), saying)).toBe('Error submitting form: No.')
    const unreadable = new CallError(502, callMessages.unreadable)
    expect(failureMessage(unreadable, saying)).toBe(`Error submitting form: ${messages.refused}`)
    expect(failureMessage(new CallError(0, callMessages.unreachable), saying)).toBe(messages.network)
  })
})

import { errors } from '@prangan/contract/errors'
import { describe, expect, it, vi } from 'vitest'
import { CallError, callMessages } from '../../../http/call-error.ts'
import { dayWords, failureWords } from './alumni-words.ts'

describe('The office is told', () => {
  it('what failed, in the words of the server', () => {
    const [status, message] = errors['changed-meanwhile']
    expect(failureWords('verify', new CallError(404, 'Gone.'))).toBe('Failed to verify alumni: Gone.')
    expect(failureWords('delete', new CallError(status, message))).toBe(`Failed to delete alumni: ${message}`)
  })

  it('something it can do where the fault is our own, which is logged', () => {
    const report = vi.spyOn(console, 'error').mockReturnValue()
    expect(failureWords('update', new TypeError('x is undefined'))).toBe(
      `Failed to update alumni: ${callMessages.unreachable}`,
    )
    expect(report).toHaveBeenCalledOnce()
  })

  it('a date of birth as it is read here, N/A where there is none', () => {
    expect(dayWords('1990-05-06')).toBe('6 May 1990')
    expect(dayWords('')).toBe('N/A')
    expect(dayWords('in May')).toBe('in May')
  })
})

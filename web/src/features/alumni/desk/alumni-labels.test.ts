import { errors } from '@prangan/contract/errors'
import { describe, expect, it, vi } from 'vitest'
import { CallError, callMessages } from '../../../http/call-error.ts'
import { failureText, formatDate } from './alumni-labels.ts'

describe('The office is told', () => {
  it('what failed, in the words of the server', () => {
    const [status, message] = errors['changed-meanwhile']
    expect(failureText('verify', new CallError(404, 'Gone.'))).toBe('Failed to verify alumni: Gone.')
    expect(failureText('delete', new CallError(status, message))).toBe(`Failed to delete alumni: ${message}`)
  })

  it('something it can do where the fault is our own, which is logged', () => {
    const report = vi.spyOn(console, 'error').mockReturnValue()
    expect(failureText('update', new TypeError('x is undefined'))).toBe(
      `Failed to update alumni: ${callMessages.unreachable}`,
    )
    expect(report).toHaveBeenCalledOnce()
  })

  it('a date of birth as it is read here, N/A where there is none', () => {
    expect(formatDate('1990-05-06')).toBe('6 May 1990')
    expect(formatDate('')).toBe('N/A')
    expect(formatDate('in May')).toBe('in May')
  })
})

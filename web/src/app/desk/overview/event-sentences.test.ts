import { auditActions } from '@prangan/contract/schemas/audit'
import { describe, expect, it } from 'vitest'
import { countRepeats, sentenceOf } from './event-sentences.ts'

describe('What happened last', () => {
  it('names its subject in every sentence', () => {
    for (const action of auditActions) expect(sentenceOf(action).join('Asha'), action).toContain('Asha')
  })

  it('is told once, with a number, where the same happens again and again', () => {
    const failure = { action: 'sign-in failed', subject: 'asha@a.test', actor: '', detail: '' } as const
    const other = { ...failure, subject: 'ravi@a.test' }
    const told = countRepeats([failure, failure, failure, other, failure])
    expect(told.map(({ subject, times }) => [subject, times])).toEqual([
      ['asha@a.test', 3],
      ['ravi@a.test', 1],
      ['asha@a.test', 1],
    ])
  })
})

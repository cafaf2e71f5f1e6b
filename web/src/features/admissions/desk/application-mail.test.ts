import { limits } from '@prangan/contract/limits'
import { mailStates } from '@prangan/contract/schemas/admissions'
import { expect, it } from 'vitest'
import { deliveryOf } from './application-mail.ts'

const at = new Date('2026-11-20T04:00:00Z')
const after = (milliseconds: number) => new Date(at.getTime() + milliseconds)
const labels = (now: Date) => mailStates.map((state) => deliveryOf({ state, at }, now).label)

it('The office reads whether a mail waits, was sent, or could not be', () => {
  expect(labels(after(1_000))).toEqual(['Waiting', 'Waiting', 'Sent', 'Could not be sent', 'Not sent'])
})

it('The office reads that a mail which nobody took in a week could not be sent', () => {
  const [waiting, delayed, sent] = labels(after(limits.mailLifetime + 1))
  expect([waiting, delayed, sent]).toEqual(['Could not be sent', 'Could not be sent', 'Sent'])
})

it('The office reads when a mail was sent, in India’s time', () => {
  expect(deliveryOf({ state: 'sent', at }, at).message).toMatch(/^Sent on 20 Nov 2026, 9:30\sam\.$/)
})

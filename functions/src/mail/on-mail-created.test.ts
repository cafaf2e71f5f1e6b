import { expect, it } from 'vitest'
import { onMailCreated } from '../index.ts'

it('A queued mail whose event fails has the platform give the event again', () => {
  const endpoint = Object.getOwnPropertyDescriptor(onMailCreated, '__endpoint')?.value
  expect(endpoint.eventTrigger.retry).toBe(true)
})

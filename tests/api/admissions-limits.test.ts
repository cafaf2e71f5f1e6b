import { randomInt } from 'node:crypto'
import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppWithClock, startApp } from '../support/app-with-clock.ts'
import { apply, everythingOf, newApplication } from '../support/applications.ts'
import { newPlace } from '../support/people.ts'

const minute = 60_000
const hour = 60 * minute
const { perAddressPerHour, sameWithin } = limits.publicForms

let app: AppWithClock
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const sendFrom = (place: Record<string, string>, application = newApplication()) =>
  apply(application, { place, origin: app.origin })

describe('A network address', () => {
  it('may send five applications in an hour, and is told when it may send the next', async () => {
    const place = newPlace()
    for (let sent = 0; sent < perAddressPerHour; sent++) {
      expect((await sendFrom(place)).status).toBe(201)
      app.pass(minute)
    }
    const refused = newApplication()
    const { status, body, headers } = await sendFrom(place, refused)
    expect([status, body.message]).toEqual(errors['forms-too-often'])
    expect(headers.get('retry-after')).toBe(String((60 - perAddressPerHour) * 60))
    expect((await everythingOf(await app.firebase.firestore(), refused.name)).applications).toEqual([])
    expect((await sendFrom(newPlace())).status, 'another address').toBe(201)
    app.pass(hour - perAddressPerHour * minute)
    expect((await sendFrom(place, refused)).status, 'an hour after the first').toBe(201)
    expect((await sendFrom(place)).status, 'but not two').toBe(429)
  })

  it('is not held to the limit for sending the same application again', async () => {
    const place = newPlace()
    const same = newApplication()
    const first = await sendFrom(place, same)
    for (let again = 0; again < perAddressPerHour; again++) {
      expect((await sendFrom(place, same)).body).toEqual(first.body)
    }
    for (let others = 1; others < perAddressPerHour; others++) {
      expect((await sendFrom(place)).status).toBe(201)
    }
    expect((await sendFrom(place)).status, 'a sixth of its own').toBe(429)
    expect((await sendFrom(place, same)).body, 'the same, while the limit is reached').toEqual(first.body)
  })

  it('of IPv6 is the same in its other half, which a connection chooses for itself', async () => {
    const hex = () => randomInt(0x10000).toString(16)
    const connection = `2001:db8:${hex()}:${hex()}`
    const place = () => ({ 'x-forwarded-for': `${connection}:${hex()}:${hex()}:${hex()}:${hex()}` })
    for (let sent = 0; sent < perAddressPerHour; sent++) expect((await sendFrom(place())).status).toBe(201)
    expect((await sendFrom(place())).status).toBe(429)
  })

  it('gets no more than five through when it sends twenty at once', async () => {
    const place = newPlace()
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendFrom(place)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(perAddressPerHour)
    expect(statuses.filter((status) => ![201, 429, 503].includes(status))).toEqual([])
    expect(statuses).toContain(201)
  }, 90_000)
})

describe('The same application', () => {
  it('is the one on record for ten minutes, then a new one', async () => {
    const same = newApplication()
    const first = await sendFrom(newPlace(), same)
    app.pass(sameWithin - 1)
    expect((await sendFrom(newPlace(), same)).body).toEqual(first.body)
    app.pass(1)
    const later = await sendFrom(newPlace(), same)
    expect(later.status).toBe(201)
    expect(later.body.applicationNumber).not.toBe(first.body.applicationNumber)
  })
})

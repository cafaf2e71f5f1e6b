/** @module-tag slow */
import { afterEach, describe, expect, it } from 'vitest'
import { accountDocument } from '../../functions/src/auth/account-store.ts'
import { sweepAccounts } from '../../functions/src/auth/sweep-accounts.ts'
import { add, everythingOf, nothing, teacher, useOffice } from '../support/office.ts'
import { choosePassword, newClientHeaders, newEmail, signInAs } from '../support/people.ts'

const minute = 60_000

const office = useOffice()
afterEach(() => office.proxy.failAt())

describe('A creation that fails half-way', () => {
  it.each([
    // The first lookup belongs to the admin's own session.
    ['the address is looked up', /accounts:lookup/, 1],
    ['the user is made', /\/accounts$/, 0],
    ['the role is set', /accounts:update/, 0],
  ])(
    'because the Auth service fails when %s leaves nothing, and can be done again',
    async (_, step, passing) => {
      const fields = teacher(newEmail('half'))
      office.proxy.failAt(step, passing)
      const { status, body } = await add(office, fields)
      expect(status).toBe(500)
      expect(JSON.stringify(body)).not.toMatch(/INTERNAL|identitytoolkit|Marigold/)
      office.proxy.failAt()
      expect(await everythingOf(office, fields.email)).toEqual(nothing)
      expect((await add(office, fields)).status).toBe(201)
      expect((await everythingOf(office, fields.email)).users).toHaveLength(1)
    },
  )

  it('because another process took the account over writes nothing, and the rest is swept', async () => {
    const fields = teacher(newEmail('conflict'))
    office.proxy.before(/accounts:update/, () =>
      accountDocument(office.firestore, fields.email).update({
        at: new Date(office.app.now().getTime() + 1),
      }),
    )
    expect((await add(office, fields)).status).toBe(500)
    const { profiles, mails, created } = await everythingOf(office, fields.email)
    expect({ profiles, mails, created }).toEqual({ profiles: [], mails: [], created: [] })
    await sweepAccounts(office.app, new Date(office.app.now().getTime() + 10 * minute + 1))
    expect(await everythingOf(office, fields.email)).toEqual(nothing)
  })

  /** Fails every call from the setting of the role on, as if the process had been killed there. */
  const crash = async () => {
    const fields = teacher(newEmail('crash'))
    office.proxy.failAt(/accounts:(update|delete)/)
    expect((await add(office, fields)).status).toBe(500)
    office.proxy.failAt()
    const left = await everythingOf(office, fields.email)
    expect([left.claims.length, left.users.length, left.profiles.length]).toEqual([1, 1, 0])
    expect(
      (await signInAs({ uname: fields.email, psw: fields.psw }, { clientHeaders: newClientHeaders() }))
        .status,
    ).toBe(401)
    return fields
  }

  it('by a crash is undone by one run of the sweep, ten minutes later and no sooner', async () => {
    const fields = await crash()
    const began = office.app.now().getTime()
    await sweepAccounts(office.app, new Date(began + 10 * minute - 1))
    expect((await everythingOf(office, fields.email)).claims).toHaveLength(1)
    expect(await sweepAccounts(office.app, new Date(began + 10 * minute))).toBeGreaterThanOrEqual(1)
    expect(await everythingOf(office, fields.email)).toEqual(nothing)
    expect((await add(office, fields)).status).toBe(201)
  })

  it('by a crash can be done again after a minute, without the sweep', async () => {
    const fields = await crash()
    expect((await add(office, fields)).status, 'at once').toBe(409)
    office.app.pass(minute)
    expect((await add(office, fields)).status).toBe(201)
    const { users, profiles, claims } = await everythingOf(office, fields.email)
    expect([users.length, profiles.length]).toEqual([1, 1])
    expect(claims).toMatchObject([{ state: 'ready' }])
    expect((await choosePassword({ uname: fields.email, psw: fields.psw })).status).toBe(200)
  })

  it('is not swept away when it was finished after all', async () => {
    const fields = teacher(newEmail('whole'))
    expect((await add(office, fields)).status).toBe(201)
    const whole = async () => {
      // The mail may be sent at any time, so it is left out.
      const { mails: _, ...rest } = await everythingOf(office, fields.email)
      return rest
    }
    const before = await whole()
    await sweepAccounts(office.app, new Date(office.app.now().getTime() + 10 * minute))
    expect(await whole()).toEqual(before)
  })
})

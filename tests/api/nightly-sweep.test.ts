import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addFaculty } from '../../functions/src/faculty/add-faculty.ts'
import { configuration } from '../../functions/src/lib/configuration.ts'
import { sweepProject } from '../../functions/src/sweep.ts'
import { type AuthProxy, openAuthProxy } from '../support/auth-proxy.ts'
import { everythingOf, nothing, teacher } from '../support/office.ts'
import { type College, foundCollege } from '../support/own-college.ts'
import { newEmail } from '../support/people.ts'

let proxy: AuthProxy
let college: College
beforeAll(async () => {
  proxy = await openAuthProxy(process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '')
  process.env.FIREBASE_AUTH_EMULATOR_HOST = proxy.host
  college = await foundCollege()
})
afterAll(() => proxy.close())

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const add = (email: string) => {
  const body = { ...teacher(email), userType: 'faculty' } as never
  return addFaculty({ params: undefined, body, files: {} }, college.context())
}
const leftOf = async (email: string) =>
  everythingOf({ auth: await college.firebase.auth(), firestore: college.firestore }, email)

describe('The function that runs at night', () => {
  it('undoes a creation that a crash broke off, and leaves the account beside it', async () => {
    const [whole, crashed] = [newEmail('whole'), newEmail('crash')]
    await add(whole)
    const before = await leftOf(whole)
    proxy.failAt(/accounts:(update|delete)/)
    await expect(add(crashed)).rejects.toThrow()
    proxy.failAt()
    const left = await leftOf(crashed)
    expect([left.claims.length, left.users.length, left.profiles.length]).toEqual([1, 1, 0])
    await sweepProject({ firebase: college.firebase, configuration, clock: () => inMinutes(11) })
    expect(await leftOf(crashed)).toEqual(nothing)
    expect(await leftOf(whole)).toEqual({ ...before, mails: [] })
  })
})

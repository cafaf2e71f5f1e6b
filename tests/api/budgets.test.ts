import { documentPaths } from '@prangan/contract/paths'
import { describe, expect, it } from 'vitest'
import { type Budget, countRequest, keyOf } from '../../functions/src/lib/budgets.ts'
import { newEmail } from '../support/people.ts'
import { countOf, times } from '../support/sign-ins.ts'
import { useOwnApp } from '../support/use-own-app.ts'

const hour = 60 * 60_000
const app = useOwnApp()

const budgetOf = (count: number, document = 'tried') =>
  ({ document, by: 'email', allowed: [{ count, per: hour }], why: '' }) satisfies Budget

const documentOf = async (email: string, document = 'tried') =>
  (await app.firestore()).doc(documentPaths.rateLimit(`budget-${keyOf(document, email)}`))

describe('A budget', () => {
  it.each([50, 20])('counts exactly when 50 ask at once and %i may', { tags: ['slow'] }, async (count) => {
    const [firestore, email, now] = [await app.firestore(), newEmail(), app.now()]
    const start = performance.now()
    const waits = await Promise.all(
      times(50, () => countRequest(firestore, [budgetOf(count)], { email }, now)),
    )
    console.log(`  50 at once, ${count} counted: ${Math.round(performance.now() - start)} ms`)
    expect([countOf(waits, 0), countOf(waits, hour)]).toEqual([count, 50 - count])
  })

  it('that is full costs no write, not even to another budget of the request', async () => {
    const [firestore, email, now] = [await app.firestore(), newEmail(), app.now()]
    const both = [budgetOf(1), budgetOf(9, 'triedToo')]
    expect(await countRequest(firestore, both, { email }, now)).toBe(0)
    const written = async () =>
      (
        await Promise.all(['tried', 'triedToo'].map(async (name) => (await documentOf(email, name)).get()))
      ).map(({ updateTime }) => updateTime?.valueOf())
    const before = await written()
    expect(await countRequest(firestore, both, { email }, new Date(now.getTime() + 1_000))).toBe(hour - 1_000)
    expect(await written()).toEqual(before)
  })

  it('counts times that were stored in another order, and stores them in order', async () => {
    const [firestore, email, now] = [await app.firestore(), newEmail(), app.now()]
    const at = now.getTime()
    const document = await documentOf(email)
    await document.set({
      turns: [at - 1, at - 2, at - hour],
    })
    expect(await countRequest(firestore, [budgetOf(3)], { email }, now)).toBe(0)
    expect((await document.get()).get('turns')).toEqual([at - 2, at - 1, at])
    expect(await countRequest(firestore, [budgetOf(3)], { email }, now)).toBe(hour - 2)
  })
})

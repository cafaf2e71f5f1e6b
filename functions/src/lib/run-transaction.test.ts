import { expect, it, vi } from 'vitest'
import { runTransaction } from './run-transaction.ts'

const failing = (code: number, times: number, message = 'refused') => {
  let left = times
  return {
    runTransaction: vi.fn(async () => {
      if (left > 0) {
        left -= 1
        throw Object.assign(new Error(message), { code })
      }
      return 'done' as never
    }),
  }
}

it('Who creates what another has just created reads it again', async () => {
  const firestore = failing(6, 2)
  expect(await runTransaction(firestore, async () => 'done')).toBe('done')
  expect(firestore.runTransaction).toHaveBeenCalledTimes(3)
})

it('Who waits so long for another that the emulator closes the transaction starts anew', async () => {
  const firestore = failing(3, 1, '3 INVALID_ARGUMENT: Transaction is invalid or closed.')
  expect(await runTransaction(firestore, async () => 'done')).toBe('done')
})

it('A document that is always there already, and any other failure, ends it', async () => {
  for (const [code, calls] of [
    [6, 3],
    [7, 1],
    [3, 1],
  ] as const) {
    const firestore = failing(code, 9)
    await expect(runTransaction(firestore, async () => 'done')).rejects.toMatchObject({ code })
    expect(firestore.runTransaction).toHaveBeenCalledTimes(calls)
  }
})

import { operationEndpoints } from '@prangan/contract/endpoints/operation'
import type { Operation } from '@prangan/contract/schemas/operation'
import { call } from '../../../../http/client.ts'
import type { GetToken } from '../../../../lib/desk-session.ts'
import { keepChecking } from '../../../../lib/keep-checking.ts'
import type { Listen } from '../../../../lib/use-live.ts'

/** Milliseconds between two reads; the data changes daily. */
const interval = 10 * 60_000

/** Reads how the site runs at an interval while the page is visible. */
export const watchOperation =
  (getToken: GetToken): Listen<Operation> =>
  (_, next, failed) => {
    let isOver = false
    const { stop } = keepChecking(async () => {
      try {
        const operation = await call(operationEndpoints, 'readOperation', {}, { token: await getToken() })
        if (!isOver) next(operation)
      } catch (error) {
        if (!isOver) failed(error as Error)
      }
      return interval
    })
    return () => {
      isOver = true
      stop()
    }
  }

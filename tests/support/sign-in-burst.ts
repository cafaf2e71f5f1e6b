import type { AuthProxy } from './auth-proxy.ts'
import type { Answer } from './call.ts'

/**
 * Sends all sign-ins at once. The Auth service answers only after each has reached it or was refused. Returns how many reached
 * it: the number of passwords compared.
 */
export async function signInBurst(
  proxy: AuthProxy,
  attempts: (() => Promise<Answer>)[],
): Promise<{ compared: number; statuses: number[] }> {
  let compared = 0
  let settled = 0
  const settle = () => {
    settled += 1
    if (settled === attempts.length) held.release()
  }
  const held = proxy.hold(/signInWithPassword/, () => {
    compared += 1
    settle()
  })
  const statuses = await Promise.all(
    attempts.map(async (attempt) => {
      const answer = await attempt()
      if (answer.status === 429) settle()
      return answer.status
    }),
  )
  return { compared, statuses }
}

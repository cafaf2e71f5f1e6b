/** Waits until the second after the session's start: a revocation counts whole seconds, and would miss it. */
export async function secondAfter(token: string): Promise<void> {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    auth_time: number
  }
  const wait = (claims.auth_time + 1) * 1000 - Date.now()
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
}

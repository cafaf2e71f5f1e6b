type Work<Args extends unknown[]> = (...args: Args) => unknown

/**
 * A function whose code is loaded by the process that runs it and by no other: all functions share one entry, and a
 * trigger should not pay for Express. The platform names the process's function in FUNCTION_TARGET.
 */
export function group<Args extends unknown[]>(
  name: string,
  load: () => Promise<Work<NoInfer<Args>>>,
): (...args: Args) => Promise<void> {
  let loading: Promise<Work<NoInfer<Args>>> | undefined
  const work = () => {
    loading ??= load()
    return loading
  }
  // A failed load is answered, and thrown again, at the first request or event.
  if (process.env.FUNCTION_TARGET === name) work().catch(() => undefined)
  return async (...args) => {
    const run = await work()
    await run(...args)
  }
}

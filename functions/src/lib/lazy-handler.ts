type Handler<Args extends unknown[]> = (...args: Args) => unknown

/**
 * Wraps the handler of the function `name` so that only a process that serves this function imports its module. The platform
 * sets FUNCTION_TARGET, so the import begins at the start of the process, not at the first request.
 */
export function lazyHandler<Args extends unknown[]>(
  name: string,
  load: () => Promise<Handler<NoInfer<Args>>>,
): (...args: Args) => Promise<void> {
  let loading: Promise<Handler<NoInfer<Args>>> | undefined
  const loadOnce = () => {
    loading ??= load()
    return loading
  }
  if (process.env.FUNCTION_TARGET === name) loadOnce().catch(() => undefined)
  return async (...args) => {
    const handle = await loadOnce()
    await handle(...args)
  }
}

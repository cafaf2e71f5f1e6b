import { useCallback, useEffect, useState } from 'react'

type LazyModule<Module> = {
  /** The module once it is loaded. */
  module: Module | null
  hasFailed: boolean
  /** Loads it, once; again after a failure. */
  loadModule: () => void
  /** For hover and focus. After a failure, only a click loads it again, so that no dialog opens unexpectedly. */
  prefetch: (() => void) | undefined
}

/**
 * A module that is imported only when it is needed, so that the first screen is small: as soon as it `isWanted`, or by
 * one of the functions returned.
 */
export function useLazyModule<Module extends object>(
  load: () => Promise<Module>,
  isWanted = false,
): LazyModule<Module> {
  const [module, setModule] = useState<Module | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const loadModule = useCallback(() => {
    setFailed(false)
    load().then(setModule, () => setFailed(true))
  }, [load])
  useEffect(() => {
    if (isWanted) loadModule()
  }, [isWanted, loadModule])
  return { module, hasFailed, loadModule, prefetch: hasFailed ? undefined : loadModule }
}

import { useCallback, useEffect, useState } from 'react'

type LazyModule<Module> = {
  module: Module | null
  hasFailed: boolean
  loadModule: () => void
  /** For hover and focus. After a failure, only a click loads it again, so that no dialog opens unexpectedly. */
  prefetch: (() => void) | undefined
}

/** Imports a module once `isWanted` is true or one of the returned functions is called, so that the first screen is small. */
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

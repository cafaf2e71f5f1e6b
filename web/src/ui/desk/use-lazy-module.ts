import { useCallback, useState } from 'react'

type LazyModule<Module> = {
  /** The module once it is loaded. */
  module: Module | null
  hasFailed: boolean
  /** Loads it, once; again after a failure. */
  loadModule: () => void
}

/** A module that is imported only when it is needed, so that the first screen is small. */
export function useLazyModule<Module extends object>(load: () => Promise<Module>): LazyModule<Module> {
  const [module, setModule] = useState<Module | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const loadModule = useCallback(() => {
    setFailed(false)
    load().then(setModule, () => setFailed(true))
  }, [load])
  return { module, hasFailed, loadModule }
}

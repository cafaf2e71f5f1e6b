import { useCallback, useState } from 'react'

type LazyModule<Part> = {
  /** The part once it is here. */
  part: Part | null
  hasFailed: boolean
  /** Fetches it, once; again after a failure. */
  loadModule: () => void
}

/** A part of a screen that is not fetched before it is wanted, so that the first screen is light. */
export function useLazyModule<Part extends object>(load: () => Promise<Part>): LazyModule<Part> {
  const [part, setPart] = useState<Part | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const loadModule = useCallback(() => {
    setFailed(false)
    load().then(setPart, () => setFailed(true))
  }, [load])
  return { part, hasFailed, loadModule }
}

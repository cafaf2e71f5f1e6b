import type { Loaded } from '@prangan/contract/site-data'
import { useEffect, useRef, useState } from 'react'

export type Live<Value> = Loaded<Value>

export type Listen<Value> = (
  name: string,
  next: (value: Value) => void,
  failed: (error: Error) => void,
) => () => void

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Listens to the document or list that `name` identifies; again when the name changes or on `retry`. `load` loads the code that
 * listens, and Firestore; it must be a stable function. `initial` is the value in the rendered page.
 */
export function useLive<Value>(
  load: () => Promise<Listen<Value>>,
  name: string,
  initial: Loaded<Value> = { status: 'loading' },
) {
  const [state, setState] = useState<{ name: string; live: Live<Value> } | null>({ name, live: initial })
  const [attempt, setAttempt] = useState(0)
  const isCodeMissing = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another listener.
  useEffect(() => {
    let isStopped = false
    let stop = () => {}
    const fail = (error: unknown) => {
      if (isStopped) return
      const failure: Live<Value> = { status: 'failed', reason: reasonOf(error) }
      setState((last) =>
        last?.name === name && last.live.status === 'ready' ? last : { name, live: failure },
      )
    }
    load().then(
      (listen) => {
        if (isStopped) return
        stop = listen(name, (value) => setState({ name, live: { status: 'ready', value } }), fail)
      },
      (error) => {
        isCodeMissing.current = true
        fail(error)
      },
    )
    return () => {
      isStopped = true
      stop()
    }
  }, [load, name, attempt])

  const live: Live<Value> = state?.name === name ? state.live : { status: 'loading' }
  const retry = () => {
    // Some browsers cache a failed script; only a new page requests it again.
    if (isCodeMissing.current) return location.reload()
    setState(null)
    setAttempt((count) => count + 1)
  }
  return { live, retry }
}

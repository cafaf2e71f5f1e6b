import { useEffect, useRef, useState } from 'react'

/** What is known of something that is listened to. A failure after the first value keeps the value. */
export type Live<Value> =
  | { status: 'loading' }
  | { status: 'ready'; value: Value }
  | { status: 'failed'; reason: string }

/** Begins to listen to the thing of that name; gives back how to stop. */
export type Listen<Value> = (
  name: string,
  next: (value: Value) => void,
  failed: (error: Error) => void,
) => () => void

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Listens to the thing of that name while shown, and anew when the name changes or on `retry`. `bring` loads the code
 * that listens, and with it Firestore; both it and `name` decide what is shown, so `bring` stays the same function.
 */
export function useLive<Value>(bring: () => Promise<Listen<Value>>, name: string) {
  const [told, setTold] = useState<{ name: string; live: Live<Value> } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const isCodeMissing = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another listener.
  useEffect(() => {
    let isStopped = false
    let stop = () => {}
    const fail = (error: unknown) => {
      if (isStopped) return
      const failure: Live<Value> = { status: 'failed', reason: reasonOf(error) }
      setTold((last) =>
        last?.name === name && last.live.status === 'ready' ? last : { name, live: failure },
      )
    }
    bring().then(
      (listen) => {
        if (isStopped) return
        stop = listen(name, (value) => setTold({ name, live: { status: 'ready', value } }), fail)
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
  }, [bring, name, attempt])

  const live: Live<Value> = told?.name === name ? told.live : { status: 'loading' }
  const retry = () => {
    // Some browsers remember that a script could not be had; only a fresh page asks for it again.
    if (isCodeMissing.current) return location.reload()
    setTold(null)
    setAttempt((count) => count + 1)
  }
  return { live, retry }
}

import { useEffect, useState } from 'react'

/** The longest time that a browser's timer can wait, in milliseconds. */
export const longestWait = 2 ** 31 - 1

/** Returns true once a time has passed by the clock of this device, or if there is none. */
export function useHasPassed(time: Date | null): boolean {
  const at = time?.getTime() ?? 0
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (now >= at) return
    const wait = Math.max(at - Date.now(), 1)
    const timer = setTimeout(() => setNow(Date.now()), Math.min(wait, longestWait))
    return () => clearTimeout(timer)
  }, [at, now])
  return now >= at
}

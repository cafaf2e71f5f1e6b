import { dayInIndia } from '@prangan/contract/india-time'
import { eventEnd } from '@prangan/contract/publishing'
import { useEffect, useState } from 'react'
import { serverNow } from '../../../features/news/api/server-clock.ts'

/** Returns the end of today in India, in milliseconds since 1970. */
const endOfToday = (): number => eventEnd({ eventDate: dayInIndia(new Date(serverNow())) })

/** Returns the end of today in India and updates at midnight, since a desk stays open overnight. */
export function useEndOfToday(): number {
  const [end, setEnd] = useState(endOfToday)
  useEffect(() => {
    const timer = setTimeout(() => setEnd(endOfToday()), Math.max(end - serverNow(), 1_000))
    return () => clearTimeout(timer)
  }, [end])
  return end
}

import { type RefObject, useEffect, useRef, useState } from 'react'
import { privatePhotoUrl } from '../http/private-files.ts'
import { useDeskSession } from './desk-session.ts'

/**
 * Fetches a private picture once its frame comes into view, by its path in Storage; '' for none. Until then the returned URL
 * is ''.
 */
export function usePrivatePicture(path: string): { frame: RefObject<HTMLDivElement | null>; url: string } {
  const { getToken } = useDeskSession()
  const frame = useRef<HTMLDivElement>(null)
  const [fetched, setFetched] = useState({ path: '', url: '' })

  useEffect(() => {
    const element = frame.current
    if (!path || !element) return
    let isStopped = false
    const show = async () => {
      const url = await privatePhotoUrl(path, getToken).catch(() => '')
      if (!isStopped) setFetched({ path, url })
    }
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watcher.disconnect()
        show()
      },
      { rootMargin: '200px' },
    )
    watcher.observe(element)
    return () => {
      isStopped = true
      watcher.disconnect()
    }
  }, [path, getToken])

  return { frame, url: fetched.path === path ? fetched.url : '' }
}

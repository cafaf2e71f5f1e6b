import { storagePaths } from '@prangan/contract/storage-paths'
import { useEffect, useRef, useState } from 'react'
import { privatePhotoUrl } from '../../../../http/private-files.ts'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { PersonPhoto } from '../../../../ui/people/person-photo.tsx'
import { type AlumnusRow, publicPhotoUrl } from '../api/alumnus-row.ts'

type OfficePhotoProps = { alumnus: AlumnusRow; className: string }

/**
 * An alumnus's photo for the office: the public one if they are verified, else the private one, fetched when it comes
 * into view. Until then, and if there is none, the default portrait is shown.
 */
export function OfficePhoto({ alumnus, className }: OfficePhotoProps) {
  const { getToken } = useDeskSession()
  const { name, photo } = alumnus
  const publicUrl = publicPhotoUrl(alumnus)
  const privateName = publicUrl ? '' : photo
  const frame = useRef<HTMLDivElement>(null)
  const [fetched, setFetched] = useState({ photo: '', url: '' })

  useEffect(() => {
    const element = frame.current
    if (!privateName || !element) return
    let isStopped = false
    const show = async () => {
      const url = await privatePhotoUrl(storagePaths.alumniPhoto(privateName), getToken).catch(() => '')
      if (!isStopped) setFetched({ photo: privateName, url })
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
  }, [privateName, getToken])

  const privateUrl = fetched.photo === privateName ? fetched.url : ''
  return (
    <div ref={frame}>
      <PersonPhoto name={name} src={publicUrl || privateUrl} className={className} />
    </div>
  )
}

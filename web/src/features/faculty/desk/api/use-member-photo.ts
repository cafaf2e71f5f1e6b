import { storagePaths } from '@prangan/contract/storage-paths'
import { useEffect, useState } from 'react'
import { privatePhotoUrl } from '../../../../http/private-files.ts'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { photoUrl } from '../../api/photo-url.ts'
import type { MemberRow } from './member-row.ts'

/**
 * The URL of a member's photo; '' if there is none. The public photo of a removed member is not served: the office's
 * copy is fetched, and the URL is '' until then.
 */
export function useMemberPhoto({ photo, isRemoved }: Pick<MemberRow, 'photo' | 'isRemoved'>): string {
  const { getToken } = useDeskSession()
  const [fetched, setFetched] = useState({ photo: '', url: '' })
  const privatePhoto = isRemoved ? photo : ''
  useEffect(() => {
    if (!privatePhoto) return
    let isStopped = false
    const keep = (url: string) => {
      if (!isStopped) setFetched({ photo: privatePhoto, url })
    }
    privatePhotoUrl(storagePaths.facultyPhoto(privatePhoto), getToken).then(keep, () => keep(''))
    return () => {
      isStopped = true
    }
  }, [privatePhoto, getToken])
  if (!isRemoved) return photoUrl(photo)
  return fetched.photo === photo ? fetched.url : ''
}

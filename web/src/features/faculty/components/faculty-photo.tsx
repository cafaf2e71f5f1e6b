import { fileUrl, objects } from '@prangan/contract/paths'
import { useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Portrait } from '../../../ui/portrait.tsx'
import { initialsOf } from '../api/initials.ts'

type FacultyPhotoProps = {
  name: string
  /** The bare file name, '' where there is none. */
  photo: string
  className?: string
  /** The page's main picture is fetched at once; others when they come into view. */
  isMain?: boolean
}

/** A member's photo, four to five; the default picture where it is missing or cannot be shown. */
export function FacultyPhoto({ name, photo, className, isMain = false }: FacultyPhotoProps) {
  // By name, so that a new photo gets its own chance.
  const [failed, setFailed] = useState('')
  const frame = classNames('aspect-[4/5] overflow-hidden bg-indigo-200', className)
  if (photo === '' || photo === failed) {
    return (
      <div className={classNames(frame, 'flex items-end justify-center')}>
        <Portrait initials={initialsOf(name)} className="w-3/4" />
      </div>
    )
  }
  return (
    <div className={frame}>
      <img
        src={fileUrl(objects.facultyPhoto(photo))}
        alt={`Portrait of ${name}`}
        width={480}
        height={600}
        loading={isMain ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setFailed(photo)}
        className="size-full object-cover"
      />
    </div>
  )
}

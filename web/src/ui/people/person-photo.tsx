import { useEffect, useRef, useState } from 'react'
import { initialsOf } from '../../lib/names.ts'
import { messages } from '../../messages/index.ts'
import { classNames } from '../class-names.ts'
import { Portrait } from '../portrait.tsx'

type PersonPhotoProps = {
  name: string
  src: string
  className?: string
  /** The page's main picture is fetched at once; others when they scroll into view. */
  isMain?: boolean
}

/** Shows a person's photo, 4:5; the default portrait if it is missing or cannot be loaded. */
export function PersonPhoto({ name, src, className, isMain = false }: PersonPhotoProps) {
  // Stored by URL, so that a new photo is tried.
  const [failed, setFailed] = useState('')
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // On a server-rendered page, a photo may have failed before hydration.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(src)
  }, [src])
  // The hairline holds a photo before a white wall on a white card.
  const frame = classNames(
    'aspect-[4/5] overflow-hidden outline-1 -outline-offset-1 outline-ink/15',
    className,
  )
  if (src === '' || src === failed) {
    return (
      <div className={classNames(frame, 'flex items-end justify-center bg-indigo-200')}>
        <Portrait initials={initialsOf(name)} className="w-3/4" />
      </div>
    )
  }
  return (
    <div className={classNames(frame, 'bg-sand')}>
      <img
        ref={image}
        src={src}
        alt={messages().controls.portraitOf(name)}
        width={480}
        height={600}
        loading={isMain ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setFailed(src)}
        // Portraits differ in light and walls: with less colour they belong together.
        className="size-full object-cover [filter:saturate(0.7)_contrast(1.05)]"
      />
    </div>
  )
}

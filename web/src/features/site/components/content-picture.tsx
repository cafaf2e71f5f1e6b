import { drawings } from '@prangan/college/drawings'
import type { Shown } from '@prangan/contract/content/show-in'
import { ownOf } from '@prangan/contract/content/site-view'
import type { SiteMedia } from '@prangan/contract/schemas/site'
import { fileUrl, storagePaths } from '@prangan/contract/storage-paths'
import { useContext } from 'react'
import { focusProps } from '../../../lib/focus-props.ts'
import { useLayoutPictures } from '../../../lib/site-layout.ts'
import { PageReferences } from './page-references.ts'

const artwork: Readonly<Record<string, { src: string; width: number; height: number }>> = drawings

type ContentPictureProps = {
  /** `media:<id>` or `art:<name>`. */
  picture: string
  sizes: string
  className?: string
  /** The picture says nothing that the text beside it does not. */
  isDecorative?: boolean
}

export function mediaSource({ files, width, height }: Shown<SiteMedia>) {
  const address = (file: string) => fileUrl(storagePaths.media(file))
  const largest = files.at(-1)
  return {
    src: largest ? address(largest.file) : '',
    srcSet: files.map(({ file, width }) => `${address(file)} ${width}w`).join(', '),
    width,
    height,
  }
}

/** Keeps a point in view in a picture that a script has made; `focusProps` does it in HTML. */
export function keepInView(image: HTMLImageElement | null, { x, y }: SiteMedia['focus']): void {
  if (image) image.style.objectPosition = `${x * 100}% ${y * 100}%`
}

/** A picture that a page or the site settings name; nothing where it is gone. */
export function ContentPicture({ picture, sizes, className, isDecorative }: ContentPictureProps) {
  const page = useContext(PageReferences)
  const settings = useLayoutPictures()
  const media = page.pictures[picture] ?? settings[picture]
  if (media)
    return (
      <img
        alt={isDecorative ? '' : (media.alt?.text ?? '')}
        {...mediaSource(media)}
        sizes={sizes}
        {...focusProps(media.focus)}
        className={className}
        loading="lazy"
        decoding="async"
      />
    )
  const drawing = ownOf(artwork, picture.replace(/^art:/, ''))
  if (!drawing) return null
  const { src, width, height } = drawing
  return <img alt="" {...{ src, width, height }} className={className} loading="lazy" />
}

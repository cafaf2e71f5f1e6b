import { scenes } from '@prangan/college/scenes'
import { ownOf, type References } from '@prangan/contract/content/site-view'
import { mediaSource } from '../../features/site/components/content-picture.tsx'
import { messages } from '../../messages/index.ts'
import type { PictureData } from '../../ui/picture.tsx'

export const slideSizes = '(min-width: 1600px) 960px, (min-width: 48.0625rem) 60vw, 100vw'

/** `focus` is the point that stays in view if the picture is cropped. */
export type SlidePicture = { picture: PictureData; alt: string; focus?: { x: number; y: number } }

const drawn: Readonly<Record<string, PictureData>> = scenes

export function slidePicture(reference: string, pictures: References['pictures']): SlidePicture | undefined {
  const media = pictures[reference]
  const name = reference.replace(/^art:/, '')
  if (!media) {
    const picture = ownOf(drawn, name)
    return picture && { picture, alt: ownOf<string>(messages().home.scenes, name) ?? '' }
  }
  const { src, srcSet, width, height } = mediaSource(media)
  const { alt, focus } = media
  return {
    picture: { sources: { webp: srcSet }, img: { src, w: width, h: height } },
    alt: alt?.text ?? '',
    focus,
  }
}

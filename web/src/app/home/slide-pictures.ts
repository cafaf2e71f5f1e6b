import { scenes } from '@prangan/college/scenes'
import { ownOf, type References } from '@prangan/contract/content/site-view'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import { mediaSource } from '../../features/site/components/content-picture.tsx'
import { inLanguage } from '../../messages/language.ts'
import type { PictureData } from '../../ui/picture.tsx'

export const slideSizes = '(min-width: 48.0625rem) 60vw, 100vw'

/** `focus` is the point that stays in view if the picture is cropped. */
export type SlidePicture = { picture: PictureData; alt: string; focus?: { x: number; y: number } }

const drawn: Readonly<Record<string, { picture: PictureData; shows: LocalizedText }>> = scenes

export function slidePicture(reference: string, pictures: References['pictures']): SlidePicture | undefined {
  const media = pictures[reference]
  const name = reference.replace(/^art:/, '')
  if (!media) {
    const scene = ownOf(drawn, name)
    return scene && { picture: scene.picture, alt: inLanguage(scene.shows) }
  }
  const { src, srcSet, width, height } = mediaSource(media)
  const { alt, focus } = media
  return {
    picture: { sources: { webp: srcSet }, img: { src, w: width, h: height } },
    alt: alt?.text ?? '',
    focus,
  }
}

import scene1 from '@prangan/college/art/scene-1.svg?picture'
import scene2 from '@prangan/college/art/scene-2.svg?picture'
import scene3 from '@prangan/college/art/scene-3.svg?picture'
import scene4 from '@prangan/college/art/scene-4.svg?picture'
import scene5 from '@prangan/college/art/scene-5.svg?picture'
import scene6 from '@prangan/college/art/scene-6.svg?picture'
import scene7 from '@prangan/college/art/scene-7.svg?picture'
import type { References } from '@prangan/contract/content/site-view'
import { mediaSource } from '../../features/site/components/content-picture.tsx'
import { messages } from '../../messages/index.ts'
import type { PictureData } from '../../ui/picture.tsx'

export const slideSizes = '(min-width: 1600px) 960px, (min-width: 48.0625rem) 60vw, 100vw'

/** `focus` is the point that stays in view if the picture is cropped. */
export type SlidePicture = { picture: PictureData; alt: string; focus?: { x: number; y: number } }

/** The scenes that are built into the site, by their name in slides (`art:<name>`). */
const scenes = {
  'scene-1': scene1,
  'scene-2': scene2,
  'scene-3': scene3,
  'scene-4': scene4,
  'scene-5': scene5,
  'scene-6': scene6,
  'scene-7': scene7,
} as const

const isScene = (name: string): name is keyof typeof scenes => Object.hasOwn(scenes, name)

export function slidePicture(reference: string, pictures: References['pictures']): SlidePicture | undefined {
  const media = pictures[reference]
  const name = reference.replace(/^art:/, '')
  if (!media) return isScene(name) ? { picture: scenes[name], alt: messages().home.scenes[name] } : undefined
  const { src, srcSet, width, height } = mediaSource(media)
  const { alt, focus } = media
  return {
    picture: { sources: { webp: srcSet }, img: { src, w: width, h: height } },
    alt: alt?.text ?? '',
    focus,
  }
}

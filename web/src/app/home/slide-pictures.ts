import type { References } from '@prangan/contract/content/site-view'
import scene1 from '../../../art/scene-1.svg?picture'
import scene2 from '../../../art/scene-2.svg?picture'
import scene3 from '../../../art/scene-3.svg?picture'
import scene4 from '../../../art/scene-4.svg?picture'
import scene5 from '../../../art/scene-5.svg?picture'
import scene6 from '../../../art/scene-6.svg?picture'
import scene7 from '../../../art/scene-7.svg?picture'
import { mediaSource } from '../../features/site/components/content-picture.tsx'
import type { PictureData } from '../../ui/picture.tsx'

/** The `sizes` attribute of a slide's picture. */
export const slideSizes = '(min-width: 1600px) 960px, (min-width: 48.0625rem) 60vw, 100vw'

/** A slide's picture; `focus` is the point that stays in view where it is cropped. */
export type SlidePicture = { picture: PictureData; alt: string; focus?: { x: number; y: number } }

/** The scenes that are built into the site, by the name that slides give them (`art:<name>`). */
const scenes: Readonly<Record<string, SlidePicture>> = {
  'scene-1': {
    picture: scene1,
    alt: 'The college seen through an arch: students in a sunlit courtyard, a banyan tree, a domed hall.',
  },
  'scene-2': {
    picture: scene2,
    alt: 'Students read at long tables between tall book shelves and arched windows.',
  },
  'scene-3': {
    picture: scene3,
    alt: 'Three students in white coats and goggles at a bench with flasks, a burette and a microscope.',
  },
  'scene-4': {
    picture: scene4,
    alt: 'Three runners on a red track; behind them two teams play kabaddi before the college.',
  },
  'scene-5': {
    picture: scene5,
    alt: 'Cadets march past a flag while volunteers water saplings on the lawn.',
  },
  'scene-6': {
    picture: scene6,
    alt: 'Three dancers on a stage hung with marigolds, between brass lamps, before an evening crowd.',
  },
  'scene-7': {
    picture: scene7,
    alt: 'Students with umbrellas cross the wet courtyard in the rain.',
  },
}

/** The picture of a slide, by its reference; undefined where it is gone. */
export function slidePicture(reference: string, pictures: References['pictures']): SlidePicture | undefined {
  const media = pictures[reference]
  if (!media) return scenes[reference.replace(/^art:/, '')]
  const { src, srcSet, width, height } = mediaSource(media)
  const { alt, focus } = media
  return {
    picture: { sources: { webp: srcSet }, img: { src, w: width, h: height } },
    alt: alt?.en ?? '',
    focus,
  }
}

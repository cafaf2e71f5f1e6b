import scene1 from '../../../art/scene-1.svg?picture'
import scene2 from '../../../art/scene-2.svg?picture'
import scene3 from '../../../art/scene-3.svg?picture'
import scene4 from '../../../art/scene-4.svg?picture'
import scene5 from '../../../art/scene-5.svg?picture'
import scene6 from '../../../art/scene-6.svg?picture'
import scene7 from '../../../art/scene-7.svg?picture'
import type { PictureData } from '../../ui/picture.tsx'

/** The `sizes` attribute of a slide's picture. */
export const slideSizes = '(min-width: 1600px) 960px, (min-width: 48.0625rem) 60vw, 100vw'

export type SlidePicture = { picture: PictureData; alt: string }

/** The slides' pictures and alternative texts, in order. */
export const slidePictures: readonly SlidePicture[] = [
  {
    picture: scene1,
    alt: 'The college seen through an arch: students in a sunlit courtyard, a banyan tree, a domed hall.',
  },
  {
    picture: scene2,
    alt: 'Students read at long tables between tall book shelves and arched windows.',
  },
  {
    picture: scene3,
    alt: 'Three students in white coats and goggles at a bench with flasks, a burette and a microscope.',
  },
  {
    picture: scene4,
    alt: 'Three runners on a red track; behind them two teams play kabaddi before the college.',
  },
  {
    picture: scene5,
    alt: 'Cadets march past a flag while volunteers water saplings on the lawn.',
  },
  {
    picture: scene6,
    alt: 'Three dancers on a stage hung with marigolds, between brass lamps, before an evening crowd.',
  },
  {
    picture: scene7,
    alt: 'Students with umbrellas cross the wet courtyard in the rain.',
  },
]

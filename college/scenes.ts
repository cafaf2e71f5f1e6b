import scene1 from './art/scene-1.svg?picture'
import scene2 from './art/scene-2.svg?picture'
import scene3 from './art/scene-3.svg?picture'
import scene4 from './art/scene-4.svg?picture'
import scene5 from './art/scene-5.svg?picture'
import scene6 from './art/scene-6.svg?picture'
import scene7 from './art/scene-7.svg?picture'

/** The scenes that are built into the site, by their name in slides (`art:<name>`). */
export const scenes = {
  'scene-1': scene1,
  'scene-2': scene2,
  'scene-3': scene3,
  'scene-4': scene4,
  'scene-5': scene5,
  'scene-6': scene6,
  'scene-7': scene7,
}

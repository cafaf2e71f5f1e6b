import { writeFile } from 'node:fs/promises'
import { courses } from './draw/courses.ts'
import { favicon, logo } from './draw/logo.ts'
import { sceneCourtyard } from './draw/scene-1.ts'
import { sceneLibrary } from './draw/scene-2.ts'
import { sceneLaboratory } from './draw/scene-3.ts'
import { sceneSports } from './draw/scene-4.ts'
import { sceneService } from './draw/scene-5.ts'
import { sceneEvening } from './draw/scene-6.ts'
import { sceneMonsoon } from './draw/scene-7.ts'

/** Draws every picture beside this file: `node web/art/draw.ts`. The SVGs are committed; run this after changing one. */
const pictures: Record<string, () => string> = {
  logo,
  favicon,
  'scene-1': sceneCourtyard,
  'scene-2': sceneLibrary,
  'scene-3': sceneLaboratory,
  'scene-4': sceneSports,
  'scene-5': sceneService,
  'scene-6': sceneEvening,
  'scene-7': sceneMonsoon,
  ...Object.fromEntries(Object.entries(courses).map(([course, draw]) => [`course-${course}`, draw])),
}

await Promise.all(
  Object.entries(pictures).map(([name, draw]) => writeFile(new URL(`${name}.svg`, import.meta.url), draw())),
)

import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'
import { addHindiFont } from './hindi-font.ts'

const family = 'Source Serif 4'

/** Whether the page's headings are in this font: in Hindi they are not. */
const isAskedFor = (): boolean =>
  getComputedStyle(document.documentElement).getPropertyValue('--font-serif').includes(family)

/**
 * Loads the heading font, long after the first paint; its fallbacks in `ui/fonts.css` have the same metrics, so nothing
 * shifts. The Hindi font has no such fallbacks, so only a system without any gets it; a page in Hindi has added it
 * itself (`loader-script.ts`). With Save-Data on, the system's fonts stay in use.
 */
export async function loadFonts(): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  addHindiFont()
  if (isAskedFor())
    document.fonts.add(await new FontFace(family, `url(${serif})`, { weight: '200 900' }).load())
}

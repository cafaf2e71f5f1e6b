import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'
import { addDevanagariFont } from './devanagari-font.ts'

const family = 'Source Serif 4'

/** Headings in Hindi use another font. */
const isAskedFor = (): boolean =>
  getComputedStyle(document.documentElement).getPropertyValue('--font-serif').includes(family)

/**
 * Loads the heading font long after the first paint. Its fallbacks in `ui/fonts.css` have the same metrics, so nothing shifts.
 * The Hindi font is added only if the system has none. With Save-Data on, the system's fonts stay in use.
 */
export async function loadFonts(): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  addDevanagariFont()
  if (isAskedFor())
    document.fonts.add(await new FontFace(family, `url(${serif})`, { weight: '200 900' }).load())
}

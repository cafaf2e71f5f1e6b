import devanagari from '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2?url'
import { devanagari as devanagariRange } from '@fontsource-variable/noto-sans-devanagari/unicode.json'
import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'

type Face = { family: string; file: string; weight: string; unicodeRange?: string }

const heading: Face = { family: 'Source Serif 4', file: serif, weight: '200 900' }
/** Before `system-ui` in the list of fonts, so it is for these letters alone: Latin ones stay in the system's. */
const hindi: Face = {
  family: 'Noto Sans Devanagari Variable',
  file: devanagari,
  weight: '100 900',
  unicodeRange: devanagariRange,
}

/** Whether the page's headings are in this font: in Hindi they are not. */
const isAskedFor = ({ family }: Face): boolean =>
  getComputedStyle(document.documentElement).getPropertyValue('--font-serif').includes(family)

/**
 * Loads the heading font, long after the first paint; its fallbacks in `ui/fonts.css` have the same metrics, so nothing
 * shifts. The Hindi font has no such fallbacks, so only a system without any gets it: Android, Windows and Apple have
 * good ones. With Save-Data on, the system's fonts stay in use.
 */
export async function loadFonts(): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const faces = [...[heading].filter(isAskedFor), ...(hasHindiFont() ? [] : [hindi])]
  const loading = faces.map(({ family, file, ...descriptors }) =>
    new FontFace(family, `url(${file})`, descriptors).load(),
  )
  // Added together, since each makes the browser lay out the page again.
  for (const face of await Promise.all(loading)) document.fonts.add(face)
}

/** Whether the system can show Hindi: without a font for it, every letter is the same empty box. */
function hasHindiFont(): boolean {
  const context = document.createElement('canvas').getContext('2d')
  return !context || context.measureText('क').width !== context.measureText('औ').width
}

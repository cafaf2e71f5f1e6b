import devanagari from '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2?url'
import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'

const faces = [
  { family: 'Source Serif 4', file: serif, weight: '200 900' },
  { family: 'Noto Sans Devanagari Variable', file: devanagari, weight: '100 900' },
] as const

/**
 * Loads the heading and the Hindi fonts, long after the first paint; the fallbacks in `ui/fonts.css` have the same
 * metrics, so nothing shifts. With Save-Data on, the system's fonts stay in use.
 */
export async function loadFonts(): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const loading = faces.map(({ family, file, weight }) =>
    new FontFace(family, `url(${file})`, { weight }).load(),
  )
  // Added together, since each makes the browser lay out the page again.
  for (const face of await Promise.all(loading)) document.fonts.add(face)
}

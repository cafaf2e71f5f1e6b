import file from '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2?url'
import { devanagari as unicodeRange } from '@fontsource-variable/noto-sans-devanagari/unicode.json'

/**
 * Adds the Hindi font if the system can show none: then every letter is the same empty box. Android, Windows and Apple
 * have good ones. With Save-Data on, nothing is loaded. The browser loads the file once the page uses it; it is before
 * `system-ui` in the list of fonts, so it is for these letters alone.
 */
function add(family: string, source: string, unicodeRange: string): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  const context = document.createElement('canvas').getContext('2d')
  if (connection?.saveData || !context) return
  if (context.measureText('क').width !== context.measureText('औ').width) return
  if ([...document.fonts].some((face) => face.family.replaceAll('"', '') === family)) return
  document.fonts.add(new FontFace(family, source, { weight: '100 900', display: 'swap', unicodeRange }))
}

const font = ['Noto Sans Devanagari Variable', `url(${file})`, unicodeRange] as const

/** Adds the Hindi font where it is needed. */
export const addHindiFont = (): void => add(...font)

/** The same as the source of an inline script. */
export const hindiFontScript = `(${add})(${font.map((part) => JSON.stringify(part)).join(',')})`

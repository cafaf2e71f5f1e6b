import file from '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2?url'
import { devanagari as unicodeRange } from '@fontsource-variable/noto-sans-devanagari/unicode.json'

/**
 * Adds the Devanagari font if the system has none, except with Save-Data on. Android, Windows and Apple have good ones. The browser
 * loads the file once the page contains its letters.
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

export const addDevanagariFont = (): void => add(...font)

/** The source of an inline script that adds the Devanagari font. */
export const devanagariFontScript = `(${add})(${font.map((part) => JSON.stringify(part)).join(',')})`

import eczarDevanagari from '@fontsource/eczar/files/eczar-devanagari-600-normal.woff2?url'
import eczar from '@fontsource/eczar/files/eczar-latin-600-normal.woff2?url'
import { latin } from '@fontsource/eczar/unicode.json'
import hindDevanagari from '@fontsource/hind/files/hind-devanagari-400-normal.woff2?url'
import hindDevanagariBold from '@fontsource/hind/files/hind-devanagari-600-normal.woff2?url'
import hind from '@fontsource/hind/files/hind-latin-400-normal.woff2?url'
import hindBold from '@fontsource/hind/files/hind-latin-600-normal.woff2?url'

export type Font = readonly [family: string, file: string, descriptors: FontFaceDescriptors]

// Without the rupee sign, which English pages have.
const devanagari = 'U+0900-097F,U+200C-200D,U+25CC,U+A8E0-A8FF'

/** Of Hind, whose own 105.5% and 54.6% draw capitals above the middle of a line: by these they are in it, and lines stay as high. */
const centred = { ascentOverride: '113.75%', descentOverride: '46.35%' }

export const headings: Font = ['Eczar', eczar, { weight: '600', unicodeRange: latin }]
export const devanagariHeadings: Font = [
  'Eczar',
  eczarDevanagari,
  { weight: '600', unicodeRange: devanagari },
]
export const text: Font = ['Hind', hind, { weight: '400', unicodeRange: latin, ...centred }]
export const boldText: Font = ['Hind', hindBold, { weight: '600', unicodeRange: latin, ...centred }]
/** Only for a system that has none for Devanagari: Android, Windows and Apple have good ones. */
export const devanagariText: readonly Font[] = [
  ['Hind Devanagari', hindDevanagari, { weight: '400', unicodeRange: devanagari, ...centred }],
  ['Hind Devanagari', hindDevanagariBold, { weight: '600', unicodeRange: devanagari, ...centred }],
]

/**
 * Adds fonts for Devanagari if the system has none. The browser loads them once the page contains its letters. An inline
 * script has its source, so it uses nothing else of this module.
 */
export function addMissing(fonts: readonly Font[], page: Document = document): void {
  const context = page.createElement('canvas').getContext('2d')
  if (!context || context.measureText('क').width !== context.measureText('औ').width) return
  if ([...page.fonts].some((face) => face.family.replaceAll('"', '') === fonts[0]?.[0])) return
  const { FontFace } = page.defaultView ?? window
  for (const [family, file, descriptors] of fonts)
    page.fonts.add(new FontFace(family, `url(${file})`, { ...descriptors, display: 'swap' }))
}

/** Adds all fonts of the site to another document, such as that of a preview. */
export function addSiteFonts(page: Document): void {
  const { FontFace } = page.defaultView ?? window
  for (const [family, file, descriptors] of [headings, devanagariHeadings, text, boldText])
    page.fonts.add(new FontFace(family, `url(${file})`, { ...descriptors, display: 'swap' }))
  addMissing(devanagariText, page)
}

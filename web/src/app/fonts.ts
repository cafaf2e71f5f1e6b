import eczarDevanagari from '@fontsource/eczar/files/eczar-devanagari-600-normal.woff2?url'
import eczar from '@fontsource/eczar/files/eczar-latin-600-normal.woff2?url'
import { latin } from '@fontsource/eczar/unicode.json'
import hindDevanagari from '@fontsource/hind/files/hind-devanagari-400-normal.woff2?url'
import hindDevanagariBold from '@fontsource/hind/files/hind-devanagari-600-normal.woff2?url'
import hind from '@fontsource/hind/files/hind-latin-400-normal.woff2?url'
import hindBold from '@fontsource/hind/files/hind-latin-600-normal.woff2?url'
import { languages } from '@prangan/contract/languages'
import { languageAt } from '../messages/language-at.ts'
import type { createSiteRouter } from './site-router.ts'

type Font = readonly [family: string, file: string, descriptors: FontFaceDescriptors]

// Without the rupee sign, which English pages have.
const devanagari = 'U+0900-097F,U+200C-200D,U+25CC,U+A8E0-A8FF'

/** Of Hind, whose own 105.5% and 54.6% draw capitals above the middle of a line: by these they are in it, and lines stay as high. */
const centred = { ascentOverride: '113.75%', descentOverride: '46.35%' }

const headings: Font = ['Eczar', eczar, { weight: '600', unicodeRange: latin }]
const devanagariHeadings: Font = ['Eczar', eczarDevanagari, { weight: '600', unicodeRange: devanagari }]
const text: Font = ['Hind', hind, { weight: '400', unicodeRange: latin, ...centred }]
const boldText: Font = ['Hind', hindBold, { weight: '600', unicodeRange: latin, ...centred }]
/** Only for a system that has none for Devanagari: Android, Windows and Apple have good ones. */
const devanagariText: readonly Font[] = [
  ['Hind Devanagari', hindDevanagari, { weight: '400', unicodeRange: devanagari, ...centred }],
  ['Hind Devanagari', hindDevanagariBold, { weight: '600', unicodeRange: devanagari, ...centred }],
]

/** Adds the fonts of a returning visitor before the first paint; the browser has them, or does without. */
function addCached(fonts: readonly Font[], forDevanagari: readonly Font[]): boolean {
  let cached: string | undefined
  try {
    cached = localStorage.fonts
  } catch {}
  if (!cached) return false
  for (const [family, file, descriptors] of cached === 'all' ? [...fonts, ...forDevanagari] : fonts)
    document.fonts.add(new FontFace(family, `url(${file})`, { ...descriptors, display: 'optional' }))
  return true
}

/** Adds fonts for Devanagari if the system has none. The browser loads them once the page contains its letters. */
function addMissing(fonts: readonly Font[]): void {
  const context = document.createElement('canvas').getContext('2d')
  if (!context || context.measureText('क').width !== context.measureText('औ').width) return
  if ([...document.fonts].some((face) => face.family.replaceAll('"', '') === fonts[0]?.[0])) return
  for (const [family, file, descriptors] of fonts)
    document.fonts.add(new FontFace(family, `url(${file})`, { ...descriptors, display: 'swap' }))
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

const source = (fonts: readonly Font[]) => JSON.stringify(fonts)

/** The source of an inline script that adds the fonts of a page before its first paint or, if text has none, after it. */
export function fontScript(script: string): string {
  const fonts = source([headings, text, boldText, devanagariHeadings])
  const missing = source(script === 'Devanagari' ? devanagariText : [])
  return `if (!(${addCached})(${fonts},${missing}) && ${missing}.length && !(${savesData})()) requestAnimationFrame(() => setTimeout(() => (${addMissing})(${missing})));`
}

/**
 * Loads the fonts long after the first paint of a first visit. Headings get theirs at once, because its fallbacks in
 * `ui/fonts.css` have the same metrics, so nothing moves. Text, and headings in Devanagari, get it with the next page and from then on.
 * With Save-Data on, the system's fonts stay in use.
 */
export async function loadFonts(router: ReturnType<typeof createSiteRouter>): Promise<void> {
  if (savesData()) return
  addMissing(devanagariText)
  const added = [...document.fonts].map(({ family }) => family.replaceAll('"', ''))
  if (added.includes('Hind')) return
  const isLatin = languages[languageAt(location.pathname)].script === 'Latin'
  // All four are more than a first visit shall take, and Hindi and Marathi pages have little bold text in Latin.
  const [third, later] = isLatin ? [boldText, devanagariHeadings] : [devanagariHeadings, boldText]
  const wanted = [headings, text, third]
  const fonts = await Promise.all(wanted.map((font) => faceOf(font).load()))
  if (isLatin) for (const font of fonts.filter(({ family }) => family === 'Eczar')) document.fonts.add(font)
  const { key } = router.state.location
  const stop = router.subscribe(({ location }) => {
    if (location.key === key) return
    stop()
    for (const font of fonts) document.fonts.add(font)
    document.fonts.add(faceOf(later, 'swap'))
  })
  // Last, because it throws where storage is blocked.
  localStorage.fonts = added.includes('Hind Devanagari') ? 'all' : 'some'
}

const faceOf = ([family, file, descriptors]: Font, display: FontDisplay = 'auto') =>
  new FontFace(family, `url(${file})`, { ...descriptors, display })

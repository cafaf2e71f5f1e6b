import { languages } from '@prangan/contract/languages'
import { languageAt } from '../messages/language-at.ts'
import {
  addMissing,
  boldText,
  devanagariHeadings,
  devanagariText,
  type Font,
  headings,
  text,
} from '../ui/site-fonts.ts'
import type { createSiteRouter } from './site-router.ts'

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

import { readFile } from 'node:fs/promises'
import { icons } from '../src/ui/icons.ts'

/** The logo and the icons as symbols, once in each page, so that whatever shows them needs neither request nor code. */
export async function pageSprite(): Promise<string> {
  const logo = await readFile(new URL('../art/logo.svg', import.meta.url), 'utf8')
  const drawing = logo
    .replaceAll('\n', '')
    // Wherever the logo stands, the name stands beside it.
    .replace(/<title>.*?<\/title>/, '')
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    // At half its size or less, whole units are as good.
    .replace(/ d="[^"]*"/g, (path) => path.replace(/\d+\.\d+/g, (units) => String(Math.round(Number(units)))))
  const symbols = Object.entries(icons).map(
    ([name, d]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${d}"/></symbol>`,
  )
  return (
    `<svg width="0" height="0" class="absolute" aria-hidden="true">` +
    `<symbol id="logo" viewBox="0 0 128 128">${drawing}</symbol>${symbols.join('')}</svg>`
  )
}

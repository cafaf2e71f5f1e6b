import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'

const file = createRequire(import.meta.url).resolve('@prangan/college/colours.css')
const colours: Record<string, string> = Object.fromEntries(
  [...readFileSync(file, 'utf8').matchAll(/--color-([\w-]+): (#[0-9a-f]{3,6});/g)].map(
    ([, name = '', colour = '']) => [name, colour],
  ),
)

/** Returns the relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance. */
function luminanceOf(colour: string): number {
  const digits = colour.length === 4 ? colour.replaceAll(/[0-9a-f]/g, '$&$&') : colour
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((name) => luminanceOf(colours[name] ?? ''))
    .sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const onLight = ['white', 'paper', 'sand', 'indigo-50'] as const

it.each([
  ...onLight.flatMap((ground) =>
    [
      'ink',
      'muted',
      'indigo-950',
      'indigo-900',
      'indigo-800',
      'indigo-600',
      'marigold-700',
      'danger',
      'success',
    ].map((text) => [text, ground, 4.5] as const),
  ),
  ...['indigo-950', 'indigo-900', 'indigo-800'].flatMap((ground) =>
    ['white', 'paper', 'marigold-300', 'indigo-200'].map((text) => [text, ground, 4.5] as const),
  ),
  ['danger', 'danger-soft', 4.5],
  ['success', 'success-soft', 4.5],
  ['indigo-950', 'marigold-500', 4.5],
  ['marigold-700', 'marigold-100', 4.5],
  ['terracotta', 'paper', 4.5],
  ['marigold-600', 'white', 3],
] as const)('The college’s colour %s is readable on %s', (text, ground, least) => {
  expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(least)
})

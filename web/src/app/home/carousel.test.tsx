import type { Shown } from '@prangan/contract/content/show-in'
import type { References } from '@prangan/contract/content/site-view'
import type { SettingsBlockOf } from '@prangan/contract/schemas/site-settings'
import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { PageReferences } from '../../features/site/components/page-references.ts'
import { Carousel } from './carousel.tsx'

const { drawing } = vi.hoisted(() => ({
  drawing: (number: number) => ({
    picture: {
      sources: { avif: `/scene-${number}.avif 480w` },
      img: { src: `/scene-${number}.webp`, w: 16, h: 9 },
    },
    shows: { en: `What drawing ${number} shows` },
  }),
}))

// The build makes the formats of the drawings.
vi.mock('@prangan/college/scenes', () => ({
  scenes: { 'scene-1': drawing(1), 'scene-2': drawing(2), 'scene-3': drawing(3) },
}))

const references: References = {
  pictures: {
    'media:gate': {
      files: [
        { file: 'gate-480.webp', width: 480 },
        { file: 'gate-1600.webp', width: 1600 },
      ],
      width: 1600,
      height: 900,
      alt: { text: 'The new gate' },
      focus: { x: 0.2, y: 0.8 },
    },
  },
  documents: {},
}

type Slides = Shown<SettingsBlockOf<'hero'>>['slides']
const slide = (picture: string, text: string): Slides[number] => ({ picture, caption: { text } })
const withLibrary = (slides: Slides) => (
  <PageReferences value={references}>
    <Carousel slides={slides} />
  </PageReferences>
)
const markup = (...slides: Slides) => renderToStaticMarkup(withLibrary(slides))

it('The first slide is fetched at once in the widths that fit, whether it is a drawing or of the library', () => {
  const drawn = markup(slide('art:scene-1', 'Practical work'), slide('media:gate', 'The gate'))
  expect(drawn).toContain('<source type="image/avif" srcSet="/scene-1.avif 480w"')
  expect(drawn).toMatch(/<img src="\/scene-1.webp" alt="What drawing 1 shows"[^>]*fetchPriority="high"/)
  const ofLibrary = markup(slide('media:gate', 'The gate'), slide('art:scene-3', 'Practical work'))
  expect(ofLibrary).toMatch(/srcSet="[^"]*gate-480.webp 480w, [^"]*gate-1600.webp 1600w"/)
  expect(ofLibrary).toMatch(/alt="The new gate" width="1600" height="900" [^>]*fetchPriority="high"/)
})

it('A later slide waits: without scripts it is a lazy image, with them it has none at first', () => {
  const html = markup(slide('art:scene-1', 'Morning'), slide('media:gate', 'The gate'))
  expect(html).toMatch(/<noscript><img src="[^"]*gate-1600.webp"[^>]*loading="lazy"/)
  expect(html.match(/fetchPriority/g)).toHaveLength(1)
})

it('A picture carries no style in its HTML, which the policy of pages forbids', () => {
  expect(markup(slide('media:gate', 'The gate'))).not.toContain('style=')
})

it('A slide whose picture is gone keeps its caption, and a college without slides has no carousel', () => {
  expect(markup(slide('media:gone', 'The old hall'))).toContain('The old hall')
  expect(markup(slide('media:gone', 'The old hall'))).not.toContain('<img')
  expect(markup()).toBe('')
})

it('Other slides replace those that an open page shows', () => {
  const { rerender } = render(withLibrary([slide('art:scene-1', 'Morning')]))
  rerender(withLibrary([slide('art:scene-2', 'Reading'), slide('art:scene-1', 'Morning')]))
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/scene-2.webp')
  expect(screen.getAllByRole('button', { name: /^Slide \d/ })).toHaveLength(2)
})

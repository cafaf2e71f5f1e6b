import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PreviewScreen } from './preview-screen.tsx'

class Face {
  readonly family: string
  readonly descriptors: FontFaceDescriptors
  constructor(family: string, _source: string, descriptors: FontFaceDescriptors) {
    this.family = family
    this.descriptors = descriptors
  }
}

/** A document with fonts, which jsdom has not, on a system that draws every letter of Devanagari as the same box. */
function openFrame() {
  const inner = document.implementation.createHTMLDocument()
  const fonts = new Set<Face>()
  Object.assign(inner, { fonts })
  vi.stubGlobal('FontFace', Face)
  const context = { measureText: () => ({ width: 5 }) } as unknown as CanvasRenderingContext2D
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(inner)
  return { inner, fonts }
}

it('A clerk reads Hindi in the preview on a system without a font for it, as the preview has the fonts of the site', () => {
  const { inner, fonts } = openFrame()
  const dress = (page: Document) => page.head.append(page.createElement('style'))
  render(
    <PreviewScreen width={360} dress={dress}>
      <p>पुस्तकालय</p>
    </PreviewScreen>,
  )
  screen.getByTitle('Preview of the page').dispatchEvent(new Event('load'))
  expect([...new Set([...fonts].map(({ family }) => family))]).toEqual(['Eczar', 'Hind', 'Hind Devanagari'])
  const hasLetter = ({ descriptors }: Face) => descriptors.unicodeRange?.includes('U+0900-097F')
  expect([...fonts].filter(hasLetter)).toHaveLength(3)
  expect([inner.documentElement.lang, inner.documentElement.dir]).toEqual(['en', 'ltr'])
  expect(inner.body.textContent).toBe('पुस्तकालय')
  expect(inner.querySelectorAll('style')).toHaveLength(1)
})

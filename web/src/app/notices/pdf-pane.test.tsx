import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PdfPane } from './pdf-pane.tsx'

const { matchMedia } = globalThis
afterEach(() => {
  vi.stubGlobal('matchMedia', matchMedia)
  Reflect.deleteProperty(navigator, 'pdfViewerEnabled')
})

function open({ isWide, hasViewer }: { isWide: boolean; hasViewer: boolean }) {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: isWide && media.includes('min-width') }),
  )
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: hasViewer, configurable: true })
  const { container } = render(<PdfPane link="/files/date-sheet.pdf" title="Date sheet" />)
  return container
}

test('A wide screen shows the PDF beside the notice', () => {
  open({ isWide: true, hasViewer: true })
  expect(screen.getByTitle('Date sheet').getAttribute('src')).toBe('/files/date-sheet.pdf')
})

test.each([
  ['a phone, which would load it for nothing', { isWide: false, hasViewer: true }],
  ['a browser without a viewer, which would save it unasked', { isWide: true, hasViewer: false }],
])('It is left out on %s', (_on, screenOf) => {
  expect(open(screenOf).innerHTML).toBe('')
})

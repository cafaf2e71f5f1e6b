import { openScreen } from '@prangan/web/testing/screen.tsx'
import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import QrCode from './qr-code.tsx'

const link =
  'upi://pay?pa=college.fees@demobank&pn=College%20of%20Arts&am=112000.00&cu=INR&tn=Fee%20SDC2026K7M4QX3&tr=SDC2026K7M4QX3'

/** Paints the drawn path into pixels, `scale` for each module. */
function pixelsOf(svg: SVGSVGElement, scale: number) {
  const modules = Number(svg.getAttribute('viewBox')?.split(' ')[2])
  const size = modules * scale
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  const path = svg.querySelector('path')?.getAttribute('d') ?? ''
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column += 1) {
        data.set([0, 0, 0], (row * size + column) * 4)
      }
    }
  }
  return { width: size, height: size, data }
}

test('A scanner reads from the drawn code what was put in', () => {
  openScreen(<QrCode text={link} label="QR code" />)
  const svg = document.querySelector('svg')
  if (!svg) throw new Error('Nothing is drawn.')
  expect(decodeQR(pixelsOf(svg, 6))).toBe(link)
})

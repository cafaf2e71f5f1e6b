import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const paper = '#ffffff'

const pngOf = (svg: Buffer, size: number) =>
  sharp(svg, { density: (72 * size) / 64 })
    .resize(size, size)
    .png()

/** Draws a square with the logo at `share` of its width. */
async function onPaper(svg: Buffer, size: number, share: number): Promise<Buffer> {
  const logo = await pngOf(svg, Math.round(size * share)).toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background: paper } })
    .composite([{ input: logo }])
    .png()
    .toBuffer()
}

/** Wraps a PNG of 32 by 32 px as an icon file: https://en.wikipedia.org/wiki/ICO_(file_format). */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/** Draws the icons and the picture of shared links in `public/` from `art/logo.svg` and `art/campus.svg` of a college's folder. */
export async function drawIcons(folder: string): Promise<void> {
  const art = (name: string) => join(folder, 'art', name)
  const save = (name: string, content: Buffer) => writeFileSync(join(folder, 'public', name), content)
  const logo = readFileSync(art('logo.svg'))
  mkdirSync(join(folder, 'public'), { recursive: true })
  copyFileSync(art('logo.svg'), join(folder, 'public', 'favicon.svg'))
  save('favicon.ico', icoOf(await pngOf(logo, 32).toBuffer()))
  save('icon-180.png', await onPaper(logo, 180, 0.9))
  save('icon-192.png', await onPaper(logo, 192, 1))
  save('icon-512.png', await onPaper(logo, 512, 1))
  // Phones crop a maskable icon to a circle of 80 % of its width.
  save('icon-maskable-512.png', await onPaper(logo, 512, 0.6))
  const share = sharp(readFileSync(art('campus.svg'))).resize(1200, 630, { fit: 'cover' })
  save('share.jpg', await share.jpeg({ progressive: true, quality: 82 }).toBuffer())
}

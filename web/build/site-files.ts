import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { college } from '@prangan/contract/college.config'
import sharp from 'sharp'
import { escapeHtml, type SiteParts } from './document.ts'

const art = `${import.meta.dirname}/../art`

/** The site's colours, for what a browser draws round it. */
const indigo = '#1f1d52'
const paper = '#fffdf8'

const iconSizes = [180, 192, 512] as const

/** A maskable icon keeps its drawing within the middle four fifths, which every shape of mask leaves. */
async function writeIcons(folder: string): Promise<void> {
  const drawing = await readFile(`${art}/favicon.svg`)
  const square = (size: number) => sharp(drawing, { density: (72 * size) / 32 }).resize(size, size)
  for (const size of iconSizes)
    await square(size).flatten({ background: indigo }).png().toFile(`${folder}/icon-${size}.png`)
  const edge = 51
  await square(512 - 2 * edge)
    .flatten({ background: indigo })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: indigo })
    .png()
    .toFile(`${folder}/icon-maskable-512.png`)
}

/** The icon that browsers ask for by themselves, where a file of ours is shown without a page: an ICO around one PNG. */
async function writeFavicon(folder: string): Promise<void> {
  const edge = 32
  const png = await sharp(await readFile(`${art}/favicon.svg`), { density: 72 })
    .resize(edge, edge)
    .png()
    .toBuffer()
  const head = Buffer.alloc(22)
  // One picture of 32 colour bits, whose bytes begin right behind this head.
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(edge, 6)
  head.writeUInt8(edge, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  await writeFile(`${folder}/favicon.ico`, Buffer.concat([head, png]))
}

function webManifest(name: string, shortName: string): string {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    name,
    short_name: shortName,
    start_url: '/',
    display: 'minimal-ui',
    lang: 'en-IN',
    theme_color: indigo,
    background_color: paper,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  })
}

function sitemap(siteUrl: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<url><loc>${escapeHtml(siteUrl + path)}</loc></url>`)
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
  )
}

/** What stands beside the pages: icons, web manifest, the picture of shared links, robots.txt and sitemap.xml. */
export async function writeSiteFiles(
  folder: string,
  site: SiteParts,
  paths: readonly string[],
): Promise<void> {
  const { name, siteUrl } = site
  await copyFile(`${art}/favicon.svg`, `${folder}/favicon.svg`)
  await writeIcons(folder)
  await writeFavicon(folder)
  await sharp(await readFile(`${art}/scene-1.svg`))
    .resize(1200, 630, { fit: 'cover' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(`${folder}/share.jpg`)
  await writeFile(`${folder}/site.webmanifest`, webManifest(name, college.shortName))
  await writeFile(`${folder}/sitemap.xml`, sitemap(siteUrl, paths))
  const robots = ['User-agent: *', 'Disallow: /AdminDashboard', 'Disallow: /FacultyDashboard']
  await writeFile(`${folder}/robots.txt`, `${robots.join('\n')}\n\nSitemap: ${siteUrl}/sitemap.xml\n`)
}

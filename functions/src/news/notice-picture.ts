import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { college } from '@prangan/college/config'
import { shownText } from '@prangan/contract/content/show-in'
import { escapeHtml } from '@prangan/contract/escape-html'
import { textFrom } from '@prangan/contract/language-fields'
import type { Language } from '@prangan/contract/languages'
import { noticePicture } from '@prangan/contract/notice-picture'
import type { NoticeDocument } from '@prangan/contract/schemas/notices'

/** The college's drawing and colours, which the built site has. */
export type PictureLook = { logo: string; background: string; text: string; accent: string }

export type PictureTexts = { title: string; name: string; version: string }

/** Raise it with a change of the drawing. */
const drawing = 1

export function pictureTexts(notice: NoticeDocument, language: Language): PictureTexts {
  const title = shownText(textFrom('title', notice), language).text
  const name = shownText(college.name, language).text
  const hash = createHash('sha256').update([drawing, title, name].join('\n'))
  return { title, name, version: hash.digest('base64url').slice(0, 8) }
}

const font = '@expo-google-fonts/mukta/600SemiBold/Mukta_600SemiBold.ttf'

/** In pixels. All is within the square in the middle, which some chats show alone. */
const column = 580
const sizes = { logo: 132, logoTop: 36, nameTop: 180, name: 30, titleTop: 244, titleHeight: 350 }
const longestTitle = 220

/** An arch of the site's title bands, 128 wide. */
const arch =
  'M24 160V72C24 41 50 25 64 14c14 11 40 27 40 58v88M34 160V74a9 9 0 0 1 4-15a9 9 0 0 1 8-13a9 9 0 0 1 12-8q2-4 6-6q4 2 6 6a9 9 0 0 1 12 8a9 9 0 0 1 8 13a9 9 0 0 1 4 15v86'

function drawBackground({ background, accent }: PictureLook): Buffer {
  const { width, height } = noticePicture
  const drawn = [130, width - 130].map(
    (x) => `<path transform="translate(${x - 64 * 3.4} 120) scale(3.4)" d="${arch}"/>`,
  )
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<rect width="100%" height="100%" fill="${background}"/>` +
      `<g fill="none" stroke="${accent}" stroke-opacity="0.3">${drawn.join('')}</g></svg>`,
  )
}

/** Shorter titles are larger. */
const titleSize = ({ length }: string): number => (length <= 45 ? 58 : length <= 90 ? 50 : 40)

/** Draws the crest, the college's name and the title as a JPEG. */
export async function drawNoticePicture({ title, name }: PictureTexts, look: PictureLook): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const fontfile = createRequire(import.meta.url).resolve(font)
  const centred = (shown: number) => Math.round((noticePicture.width - shown) / 2)
  const write = async (text: string, colour: string, size: number, space: number) => {
    const markup = `<span foreground="${colour}">${escapeHtml(text)}</span>`
    const face = { font: `Mukta SemiBold ${size}`, fontfile, dpi: 72 }
    const written = { text: markup, width: column, align: 'centre', rgba: true, ...face } as const
    const lines = await sharp({ text: written }).png().toBuffer()
    return sharp(lines)
      .resize({ width: column, height: space, fit: 'inside', withoutEnlargement: true })
      .toBuffer({ resolveWithObject: true })
  }
  const shortened = title.length > longestTitle ? `${title.slice(0, longestTitle).trimEnd()}…` : title
  const [logo, nameLines, titleLines] = await Promise.all([
    sharp(Buffer.from(look.logo), { density: 144 }).resize(sizes.logo, sizes.logo).png().toBuffer(),
    write(
      name,
      look.accent,
      name.length <= 36 ? sizes.name : sizes.name * 0.75,
      sizes.titleTop - sizes.nameTop,
    ),
    write(shortened, look.text, titleSize(title), sizes.titleHeight),
  ])
  const titleSpace = Math.round((sizes.titleHeight - titleLines.info.height) / 2)
  return sharp(drawBackground(look))
    .composite([
      { input: logo, left: centred(sizes.logo), top: sizes.logoTop },
      { input: nameLines.data, left: centred(nameLines.info.width), top: sizes.nameTop },
      { input: titleLines.data, left: centred(titleLines.info.width), top: sizes.titleTop + titleSpace },
    ])
    .jpeg({ quality: 85, progressive: true })
    .toBuffer()
}

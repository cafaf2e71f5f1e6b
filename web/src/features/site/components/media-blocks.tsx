import type { Shown, ShownText } from '@prangan/contract/content/show-in'
import { documentPath, ownOf } from '@prangan/contract/content/site-view'
import type { BlockOf } from '@prangan/contract/schemas/blocks'
import { fileUrl, storagePaths } from '@prangan/contract/storage-paths'
import { useContext } from 'react'
import { formatDay } from '../../../lib/format-day.ts'
import { formatSize } from '../../../lib/format-size.ts'
import { messages } from '../../../messages/index.ts'
import { Icon } from '../../../ui/icon.tsx'
import { NewTabHint } from '../../../ui/new-tab-hint.tsx'
import { ContentPicture } from './content-picture.tsx'
import { printedAddress } from './link-props.ts'
import { LocalizedContent } from './localized-content.tsx'
import { PageReferences } from './page-references.ts'

const sizes = {
  whole: '(min-width: 64rem) 42rem, (min-width: 48.0625rem) 60vw, 92vw',
  thumbnail: '(min-width: 48.0625rem) 15rem, 46vw',
} as const

function Caption({ text }: { text: ShownText | undefined }) {
  if (!text || text.text === '') return null
  return (
    <figcaption>
      <LocalizedContent text={text} />
    </figcaption>
  )
}

export function PictureBlock({ block }: { block: Shown<BlockOf<'picture'>> }) {
  return (
    <figure className="figure">
      <ContentPicture picture={block.picture} sizes={sizes.whole} />
      <Caption text={block.caption} />
    </figure>
  )
}

/** Pictures side by side, all of one shape around their focal points; each leads to the whole picture. */
export function Gallery({ block }: { block: Shown<BlockOf<'gallery'>> }) {
  const { pictures } = useContext(PageReferences)
  return (
    <ul className="gallery">
      {block.pictures.map(({ picture, caption }, at) => {
        const whole = pictures[picture]?.files.at(-1)
        const shown = <ContentPicture picture={picture} sizes={sizes.thumbnail} />
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be in it twice.
          <li key={at}>
            <figure className="figure">
              {whole ? (
                <a href={fileUrl(storagePaths.media(whole.file))} target="_blank" rel="noopener">
                  {shown}
                  <span className="sr-only">{messages().pages.wholePicture}</span>
                </a>
              ) : (
                shown
              )}
              <Caption text={caption} />
            </figure>
          </li>
        )
      })}
    </ul>
  )
}

/** Documents of the library, with what a reader on a phone wants to know first: size and date. */
export function DocumentList({ block }: { block: Shown<BlockOf<'documents'>> }) {
  const { documents } = useContext(PageReferences)
  return (
    <ul className="link-list">
      {block.documents.map(({ document, note }) => {
        const file = ownOf(documents, document)
        if (!file) return null
        const href = documentPath(file)
        return (
          <li key={document}>
            <a href={href} target="_blank" rel="noopener" className="link-row" {...printedAddress(href)}>
              <span>
                <b>
                  <LocalizedContent text={file.title} inLink />
                </b>
                <NewTabHint />
                {note && (
                  <span className="note">
                    <LocalizedContent text={note} inLink />
                  </span>
                )}
                <span className="note">
                  PDF · {formatSize(file.bytes)} · <time dateTime={file.at}>{formatDay(file.at)}</time>
                </span>
              </span>
              <Icon name="arrow" className="size-5 -rotate-45" />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

const hostOf = (href: string): string => /^https?:\/\/(?:www\.)?([^/?#:]+)/.exec(href)?.[1] ?? ''

/** A video on another site: a card that leads there. Nothing is loaded from it. */
export function VideoLink({ block }: { block: Shown<BlockOf<'video'>> }) {
  const { href, title, picture } = block
  if (href === '') return null
  const host = hostOf(href)
  return (
    <a href={href} target="_blank" rel="noopener" className="video-link">
      <span className="video-cover">
        {picture && <ContentPicture picture={picture} sizes={sizes.whole} />}
        <span className="video-play">
          <Icon name="play" className="size-7" />
        </span>
      </span>
      <span className="video-text">
        <b>
          <LocalizedContent text={title} inLink />
        </b>
        <span className="note">
          {host ? messages().pages.videoOn(host) : messages().pages.video}
          <NewTabHint />
        </span>
      </span>
    </a>
  )
}

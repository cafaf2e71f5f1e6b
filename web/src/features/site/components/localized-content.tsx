import type { ShownText } from '@prangan/contract/content/show-in'
import { parseMarks, type TextPiece } from '@prangan/contract/content/text-marks'
import type { ReactNode } from 'react'
import { useFill, useSettings } from '../../../lib/site-layout.ts'
import { NewTabHint } from '../../../ui/new-tab-hint.tsx'
import { linkProps } from './link-props.ts'

type Phone = { shown: string; dialled: string }

const addressOf = ({ shown }: Phone) =>
  new RegExp(`([\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+|${shown.replace(/[^\w ]/g, '\\$&') || '(?!)'})`)

function linkAddresses(text: string, phone: Phone): ReactNode {
  return text.split(addressOf(phone)).map((piece, at) => {
    if (at % 2 === 0) return piece
    const [name, host] = piece.split('@')
    if (host === undefined) {
      return (
        <a key={piece} href={`tel:${phone.dialled}`}>
          {piece}
        </a>
      )
    }
    return (
      <a key={piece} href={`mailto:${piece}`}>
        {name}
        {/* On narrow screens the address wraps here. */}
        <wbr />@{host}
      </a>
    )
  })
}

/** A piece of a text; inside a link neither marks nor addresses are linked. */
function Piece({ piece, phone, inLink }: { piece: TextPiece; phone: Phone; inLink: boolean }) {
  const { text, href, isBold } = piece
  const shown = inLink || href !== undefined ? text : linkAddresses(text, phone)
  const marked = isBold ? <b>{shown}</b> : shown
  if (href === undefined || inLink) return marked
  const { newTab, props } = linkProps(href)
  return (
    <a {...props}>
      {marked}
      {newTab && <NewTabHint />}
    </a>
  )
}

type TextProps = {
  text: ShownText
  /** The text is inside a link, so its addresses are not linked. */
  inLink?: boolean
}

export function LocalizedContent({ text: { text, lang }, inLink = false }: TextProps) {
  const { phone } = useSettings().contact
  const fill = useFill()
  const shown = parseMarks(fill(text)).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name.
    <Piece key={at} piece={piece} phone={phone} inLink={inLink} />
  ))
  return lang ? <span lang={lang}>{shown}</span> : shown
}

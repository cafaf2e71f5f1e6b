import { college } from '@prangan/contract/college.config'
import { Fragment, type ReactNode } from 'react'
import type { LocalizedText } from '../../content/text.ts'

const { shown, dialled } = college.phone

/** Matches an e-mail address or the college's telephone number. */
const address = new RegExp(`([\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+|${shown.replace(/[^\w ]/g, '\\$&')})`)

/** Turns the e-mail addresses and the college's telephone number in a text into links. */
function linkAddresses(text: string): ReactNode {
  // Every second piece of the split is a match.
  return text.split(address).map((piece, at) => {
    if (at % 2 === 0) return piece
    const [name, host] = piece.split('@')
    if (host === undefined) {
      return (
        <a key={piece} href={`tel:${dialled}`}>
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

type WordsProps = {
  text: LocalizedText
  language?: 'hi' | undefined
  /** The text is inside a link, so its addresses are not linked. */
  inLink?: boolean
}

/** A content text, in both languages if it has both, or only in Hindi if the block says so. */
export function LocalizedContent({ text, language, inLink = false }: WordsProps) {
  const show = inLink ? (plain: string) => plain : linkAddresses
  if (language === 'hi') return <span lang="hi">{show(text.hi ?? text.en)}</span>
  return (
    <Fragment>
      {show(text.en)}
      {text.hi && (
        <span lang="hi" className="also">
          {text.hi}
        </span>
      )}
    </Fragment>
  )
}

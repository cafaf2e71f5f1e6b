import { college } from '@prangan/contract/college.config'
import { Fragment, type ReactNode } from 'react'
import type { LocalizedText } from '../../content/text.ts'

const { shown, dialled } = college.phone

/** An e-mail address, or the college's telephone number. */
const address = new RegExp(`([\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+|${shown.replace(/[^\w ]/g, '\\$&')})`)

/** Makes the e-mail addresses and the college's number in a text links. */
function linkAddresses(text: string): ReactNode {
  // Each second piece of the split is a match.
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
        {/* In a narrow place it is broken here, not in a word. */}
        <wbr />@{host}
      </a>
    )
  })
}

type WordsProps = {
  text: LocalizedText
  language?: 'hi' | undefined
  /** The words are a link themselves, so no address in them is another. */
  inLink?: boolean
}

/** A text of the content: in both languages where it has both, or in Hindi alone where the block says so. */
export function LocalizedContent({ text, language, inLink = false }: WordsProps) {
  const show = inLink ? (words: string) => words : linkAddresses
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

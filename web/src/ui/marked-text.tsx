import { parseMarks, type TextPiece } from '@prangan/contract/content/text-marks'
import { pathIn } from '@prangan/contract/languages'
import { language } from '../messages/language.ts'
import { NewTabHint } from './new-tab-hint.tsx'

type MarkedTextProps = { text: string; linkClass?: string | undefined }

/**
 * Renders a message with `**bold**` and `[label](target)`, so that a sentence with a link is one message in each language.
 * Targets are addresses, or paths in the main language.
 */
export function MarkedText({ text, linkClass }: MarkedTextProps) {
  return parseMarks(text).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name.
    <Piece key={at} piece={piece} linkClass={linkClass} />
  ))
}

type PieceProps = { piece: TextPiece } & Pick<MarkedTextProps, 'linkClass'>

function Piece({ piece: { text, href, isBold }, linkClass }: PieceProps) {
  const shown = isBold ? <b>{text}</b> : text
  if (href === undefined) return shown
  const isElsewhere = /^https?:/.test(href)
  return (
    <a
      href={pathIn(language(), href)}
      className={linkClass}
      {...(isElsewhere && { target: '_blank', rel: 'noopener' })}
    >
      {shown}
      {isElsewhere && <NewTabHint />}
    </a>
  )
}

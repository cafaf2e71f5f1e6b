import type { MarkedText } from '@prangan/contract/site-search/search-answer'

export function Marked({ text: { pieces, lang } }: { text: MarkedText }) {
  return (
    <span lang={lang}>
      {pieces.map(({ text, isMatch }, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no ids, and no state.
        return isMatch ? <mark key={at}>{text}</mark> : text
      })}
    </span>
  )
}

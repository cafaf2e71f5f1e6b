import './stretches.css'
import { beginningOf, endOf } from '../../lib/cut-text.ts'
import type { Stretch } from '../../lib/diff-words.ts'
import { deskMessages } from '../../messages/desk.ts'

const texts = () => deskMessages().kit.diff

const context = 70

function cut(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * context + 20) return text
  const begin = isFirst ? '' : beginningOf(text, context)
  const end = isLast ? '' : endOf(text, context)
  return begin.length + end.length < text.length ? `${begin} … ${end}` : text
}

/** A text with what was added and removed, which screen readers are told, and others see not by colour alone. */
export function Stretches({ stretches }: { stretches: readonly Stretch[] }) {
  return (
    <p className="text-diff mt-1 max-h-72 overflow-y-auto whitespace-pre-line wrap-anywhere">
      {stretches.map(({ kind, text }, at) => {
        const key = `${at} ${kind}`
        if (kind === 'added')
          return (
            <ins key={key}>
              <span className="sr-only">{texts().addedText}</span>
              {text}
              <span className="sr-only">]</span>
            </ins>
          )
        if (kind === 'removed')
          return (
            <del key={key}>
              <span className="sr-only">{texts().removedText}</span>
              {text}
              <span className="sr-only">]</span>
            </del>
          )
        return <span key={key}>{cut(text, at === 0, at === stretches.length - 1)}</span>
      })}
    </p>
  )
}

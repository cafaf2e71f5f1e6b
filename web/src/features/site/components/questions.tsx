import type { Shown } from '@prangan/contract/content/show-in'
import type { BlockOf } from '@prangan/contract/schemas/blocks'
import { Icon } from '../../../ui/icon.tsx'
import { LocalizedContent } from './localized-content.tsx'

/** Questions that open to their answers, without scripts; a search in the page finds what is closed too. */
export function Questions({ block }: { block: Shown<BlockOf<'faq'>> }) {
  const { questions } = block
  return (
    <div className="questions">
      {questions.map(({ question, answer }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two questions may say the same.
        <details key={at}>
          <summary>
            <span>
              <LocalizedContent text={question} inLink />
            </span>
            <Icon name="down" className="size-5" />
          </summary>
          <div className="answer">
            {answer.map((text) => (
              <p key={text.text}>
                <LocalizedContent text={text} />
              </p>
            ))}
          </div>
        </details>
      ))}
    </div>
  )
}

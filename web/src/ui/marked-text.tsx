import { parseMarks } from '@prangan/contract/content/text-marks'
import { pathIn } from '@prangan/contract/languages'
import { Fragment } from 'react'
import { messages } from '../messages/index.ts'
import { language } from '../messages/language.ts'

/**
 * A message with marks: `**bold**` and `[label](target)`, so that a sentence with a link in it stays one sentence in each
 * language. Targets are paths in the main language.
 */
export function MarkedText({ text, linkClass }: { text: string; linkClass?: string }) {
  return parseMarks(text).map(({ text, href, isBold }, at) => {
    const shown = isBold ? <b>{text}</b> : text
    const isElsewhere = href !== undefined && /^https?:/.test(href)
    return href === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name.
      <Fragment key={at}>{shown}</Fragment>
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        key={at}
        href={pathIn(language(), href)}
        className={linkClass}
        {...(isElsewhere && { target: '_blank', rel: 'noopener' })}
      >
        {shown}
        {isElsewhere && <span className="sr-only">{messages().common.opensInNewTab}</span>}
      </a>
    )
  })
}

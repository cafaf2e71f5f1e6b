import type { ShownText as Text } from '@prangan/contract/content/show-in'

/** A text of the site's content, with its `lang` where that is another one than the page's. */
export function ShownText({ text: { text, lang } }: { text: Text }) {
  return lang ? <span lang={lang}>{text}</span> : text
}

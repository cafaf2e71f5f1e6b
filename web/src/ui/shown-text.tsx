import type { ShownText as Text } from '@prangan/contract/content/show-in'

export function ShownText({ text: { text, lang } }: { text: Text }) {
  return lang ? <span lang={lang}>{text}</span> : text
}

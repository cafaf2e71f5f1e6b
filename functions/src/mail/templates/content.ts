import type { LocalizedFacts } from '@prangan/contract/content/fill-facts'

/** One paragraph: text, a code in large digits, or a link. `hi` marks Hindi for screen readers. */
export type Paragraph = { text: string; lang?: 'hi' } | { code: string } | { link: string; text: string }

/** The sender: the site's address, the college's name, the office's e-mail address, and what texts name as `{{key}}`. */
export type Sender = { site: string; college: string; office: string; facts: LocalizedFacts }

/** The subject of a mail, and its body between the greeting and the signature. */
export type Content = { subject: string; body: Paragraph[] }

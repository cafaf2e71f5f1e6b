/** The texts of issues by their codes; a function where a text names something. */
type Texts = Readonly<Record<string, string | ((...values: never[]) => string)>>

/** An issue without its language: the code of its text, and what the text names. */
export type Issue<Code extends string = string> = { code: Code; values: string[] }

/** What schemas and checks say: for each text its code, or a function that adds the values which the text names. */
type Messages<Of extends Texts> = {
  readonly [Code in keyof Of]: Of[Code] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : string
}

/** The same texts in another language. */
export type Translated<Of extends Texts> = {
  readonly [Code in keyof Of]: Of[Code] extends string ? string : Of[Code]
}

const separator = '\u001F'

/**
 * Lets schemas and checks name issues by the codes of `texts`, whose language the reader chooses. Zod's issues hold a single
 * string, so `messages` join the code and its values, `read` takes them apart, and `translate` makes the text.
 */
export function issueCodes<const Of extends Texts>(texts: Of) {
  type Code = keyof Of & string
  const read = (message: string): Issue<Code> | undefined => {
    const [code = '', ...values] = message.split(separator)
    return Object.hasOwn(texts, code) ? { code: code as Code, values } : undefined
  }
  return {
    messages: Object.fromEntries(
      Object.entries(texts).map(([code, text]) => [
        code,
        typeof text === 'string' ? code : (...values: unknown[]) => [code, ...values].join(separator),
      ]),
    ) as Messages<Of>,
    read,
    /** The text of a message in the language of `translated`; any other text stays as it is. */
    translate: (message: string, translated: Translated<Of> | Of = texts): string => {
      const issue = read(message)
      return issue ? textOf(translated[issue.code], issue.values) : message
    },
  }
}

/** The text of an issue, with its values. */
export const textOf = (text: Texts[string] | undefined, values: readonly string[]): string =>
  typeof text === 'function' ? (text as (...values: readonly string[]) => string)(...values) : (text ?? '')

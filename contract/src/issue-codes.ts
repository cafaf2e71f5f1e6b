type Texts = Readonly<Record<string, string | ((...values: never[]) => string)>>

/** An issue independent of language: the code of its text and the values in it. */
export type Issue<Code extends string = string> = { code: Code; values: string[] }

type Messages<Of extends Texts> = {
  readonly [Code in keyof Of]: Of[Code] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : string
}

export type Translated<Of extends Texts> = {
  readonly [Code in keyof Of]: Of[Code] extends string ? string : Of[Code]
}

const separator = '\u001F'

/**
 * Lets schemas and checks report issues by code, so that the client can translate them. Zod issues hold one string: `messages`
 * joins the code and values, `read` splits them, and `translate` builds the text,
 * in English where a translation lacks it.
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
    translate: (message: string, translated: Partial<Translated<Of>> | Of = texts): string => {
      const issue = read(message)
      return issue ? textOf(translated[issue.code] ?? texts[issue.code], issue.values) : message
    },
  }
}

export const textOf = (text: Texts[string] | undefined, values: readonly string[]): string =>
  typeof text === 'function' ? (text as (...values: readonly string[]) => string)(...values) : (text ?? '')

/** What is wrong, without the language: a code, and what the message names. */
export type Fault<Code extends string> = { code: Code; values: string[] }

const hole = '\u0000'

/**
 * Makes the function that finds which of these messages a text is, and what stands in it; undefined for any other text.
 * Messages are in English, the language of the wire; catalogues have the other languages by the same keys.
 */
export function faultFinder<Message extends string, Template extends string>(
  messages: Readonly<Record<Message, string>>,
  templates: Readonly<Record<Template, unknown>>,
): (text: string) => Fault<Message | Template> | undefined {
  const patterns = Object.entries(templates).map(([code, template]) => {
    const write = template as (...values: string[]) => string
    const escaped = write(hole, hole, hole)
      .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll(hole, '(.+)')
    return { code: code as Template, pattern: new RegExp(`^${escaped}$`, 's') }
  })
  return (text) => {
    for (const [code, message] of Object.entries(messages)) {
      if (message === text) return { code: code as Message, values: [] }
    }
    for (const { code, pattern } of patterns) {
      const found = pattern.exec(text)
      if (found) return { code, values: found.slice(1) }
    }
    return undefined
  }
}

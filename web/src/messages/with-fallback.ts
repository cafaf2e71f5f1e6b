/** A catalogue that may lack texts. */
export type Translation<Messages> = Messages extends
  | string
  | readonly unknown[]
  | ((...values: never[]) => unknown)
  ? Messages
  : { readonly [Name in keyof Messages]?: Translation<Messages[Name]> }

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function fill(main: unknown, own: unknown): unknown {
  if (own === undefined) return main
  if (!isGroup(main) || !isGroup(own)) return own
  const texts = Object.entries(main).map(([name, text]) => [name, fill(text, own[name])])
  return { ...own, ...Object.fromEntries(texts) }
}

/** Returns a translation with the main language's texts where it lacks its own. */
export const withFallback = <Messages>(main: Messages, own: Translation<NoInfer<Messages>>): Messages =>
  fill(main, own) as Messages

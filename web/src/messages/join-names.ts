import { allLanguages, type Language, otherLanguages } from '@prangan/contract/languages'

/** Returns the names in one phrase; `last` is what the last two are joined by. */
export const joinAll = (names: readonly string[], last: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`

/**
 * Returns the names of the college's languages in phrases: `others` without the main one ('' if there is none), `all` with the
 * reader's first.
 */
export function joinNames(
  readers: Language,
  names: Readonly<Record<Language, string>>,
  { and, or }: { and: string; or: string },
) {
  const others = otherLanguages.map((language) => names[language])
  const all = [readers, ...allLanguages.filter((language) => language !== readers)]
  return {
    others: { and: joinAll(others, and), or: joinAll(others, or) },
    all: {
      or: joinAll(
        all.map((language) => names[language]),
        or,
      ),
    },
  }
}

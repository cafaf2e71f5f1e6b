const same = (one: string, other: string) => one.normalize('NFKC') === other.normalize('NFKC')

/** Terms that are stored in English and shown in the reader's language, in the same order. Any other text stays as it is. */
export function terms(stored: readonly string[], shown: readonly string[]) {
  return {
    shown,
    show: (text: string): string => shown[stored.indexOf(text)] ?? text,
    store: (text: string): string => stored[shown.findIndex((term) => same(term, text.trim()))] ?? text,
  }
}

export const synonymsIn = (line: string): string[] =>
  line
    .split(/[,;،\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')

/** What the desk says of the site's search. */
export const search = {
  hint: 'Each line has words that mean the same, with commas between them. Whoever searches for one of them finds the others too.',
  words: 'words that mean the same',
  missed: 'What people searched for and did not find',
  missedHint:
    'In the last three months. Write a page about it, or add a line with the word and what the site calls it.',
  nothingMissed: 'Nothing so far.',
  missedFailed: 'The searches could not be loaded. Please try again.',
  times: (count: number) => (count === 1 ? 'once' : `${count} times`),
  add: (query: string) => `Add a line with ${query}`,
}

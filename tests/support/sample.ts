/** The tags of a case in a long table: `npm test` runs each `nth` one, `test:all` runs them all. */
export const sampled = (at: number, nth: number): string[] => (at % nth === 0 ? [] : ['slow'])

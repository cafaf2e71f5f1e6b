/** An error that the operator can fix: its message is a sentence for them, shown without a stack. */
export class Problem extends Error {}

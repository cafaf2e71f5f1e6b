/** What the morning mail says. */
export const messages = {
  filled: (count: number) => (count === 1 ? 'One seat was filled' : `${count} seats were filled`),
  filledOf: (filled: string, all: number, seats: number, session: string) =>
    `${filled}: now ${all} of ${seats} in ${session}`,
}

export type DeskLines = typeof messages

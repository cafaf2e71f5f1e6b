const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`

/** Each row adds up: by the rule and from other shares = given before, moved, new and left. */
export const shares = {
  caption: 'How this list gives the seats',
  columns: {
    share: 'Share',
    byRule: 'By the rule',
    converted: 'From other shares',
    before: 'Given before',
    moved: 'Moved to open',
    now: 'New in this list',
    left: 'Left',
  },
  total: 'All',
  extra: (count: number) => `Besides these: ${counted(count, 'supernumerary seat', 'supernumerary seats')}.`,
  moved: (who: string) =>
    `By merit these now have an open seat, and their reserved seats are free again: ${who}.`,
}

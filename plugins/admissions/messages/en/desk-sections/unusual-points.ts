export const unusual = {
  title: 'Look at these points before you publish',
  before: 'Points that were the same for the list before are ticked already.',
  titleOf: 'What was unusual when the list was published',
  andOthers: 'and others',
  toCheck: 'Show the applications to check',
  points: {
    unchecked: (count: number) =>
      count === 1
        ? '1 application is not checked yet: it gets no rank in this list.'
        : `${count} applications are not checked yet: they get no rank in this list.`,
    open: () => 'The programme is still open for applications: those who apply now are not in this list.',
    unranked: (count: number) =>
      count === 1
        ? '1 verified applicant has no rank: the result is awaited, or the marks are below the minimum.'
        : `${count} verified applicants have no rank: the results are awaited, or the marks are below the minimum.`,
    offered: (count: number) =>
      count === 1
        ? '1 offer of an earlier list is not answered yet: that seat is not given here.'
        : `${count} offers of earlier lists are not answered yet: those seats are not given here.`,
    notOffered: (count: number) =>
      count === 1
        ? '1 seat of an earlier list was never offered: offer it first, or write why not.'
        : `${count} seats of earlier lists were never offered: offer them first, or write why not.`,
    converted: (count: number) =>
      count === 1
        ? '1 reserved seat goes to another category, because nobody is left for it.'
        : `${count} reserved seats go to other categories, because nobody is left for them.`,
    groups: (count: number) =>
      count === 1
        ? '1 seat kept for a group, such as disability, goes to others, because nobody of the group is left.'
        : `${count} seats kept for groups, such as disability, go to others, because nobody of the group is left.`,
    ties: (count: number) =>
      count === 1
        ? '1 rank was decided by the name or the application number, because all else is equal.'
        : `${count} ranks were decided by the name or the application number, because all else is equal.`,
    equal: (count: number) =>
      count === 1
        ? '1 applicant has the same index as the one above: the rule decided by marks or age. Press ‘Why?’ to see which.'
        : `${count} applicants have the same index as the one above: the rule decided by marks or age. Press ‘Why?’ to see which.`,
    percentage: (count: number) =>
      count === 1
        ? '1 applicant wrote a percentage that the marks don’t give: one of the two is wrong.'
        : `${count} applicants wrote a percentage that their marks don’t give: one of the two is wrong.`,
    corrected: (count: number) =>
      count === 1
        ? '1 correction changes the last list, which was not revised. Its seats stay as they were given.'
        : `${count} corrections change the last list, which was not revised. Its seats stay as they were given.`,
    otherDay: (days: number) => {
      const off = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`
      return days > 0
        ? `The list was announced for an earlier day: it comes ${off} late.`
        : `The list was announced for a later day: it comes ${off} early.`
    },
  },
  unseen: 'Please look at each point and tick it.',
  remark: 'Why the list is published now',
  remarkHint: 'Only the office sees it.',
  remarkMissing: 'Please write why.',
  remarkOf: (remark: string) => `Reason: ${remark}`,
}

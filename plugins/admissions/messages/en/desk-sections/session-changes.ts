const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`

export const sessionChanges = {
  /** What saving will change; in one line, the first letter is made a capital. */
  summary: {
    newProgramme: 'the new programme',
    opens: (course: string, until: string) => `opens ${course} until ${until}`,
    opensOn: (course: string, from: string, until: string) => `opens ${course} from ${from} until ${until}`,
    openUntil: (course: string, until: string) => `${course} stays open until ${until}`,
    closes: (course: string) => `closes ${course}`,
    closedSince: (course: string, time: string) => `${course} is closed since ${time}`,
    adds: (course: string) => `adds ${course}`,
    removes: (course: string) => `removes ${course}`,
    fee: (course: string, before: string, after: string) => `fee of ${course} ${before} → ${after}`,
    caution: (course: string, before: string, after: string) =>
      `caution money of ${course} ${before} → ${after}`,
    heads: (course: string) => `heads of the fee of ${course}`,
    changed: (label: string) => `${label}: changed`,
    fromTo: (label: string, before: string, after: string) => `${label}: ${before} → ${after}`,
    more: (count: number) => `and ${counted(count, 'more change', 'more changes')}`,
  },
  feeQuestion: {
    title: 'Change the fee?',
    told: (count: number, sum: string, next: string) =>
      `${counted(count, 'person has', 'people have')} been told ${sum}. They keep this fee, also on receipts and for refunds. ${next} counts for offers from now on.`,
    notCounted: (sum: string) =>
      `We couldn’t count who has been told ${sum}. Those with an offer keep it; the new fee counts for offers from now on.`,
    keep: 'Go back',
    action: 'Save the new fee',
  },
}

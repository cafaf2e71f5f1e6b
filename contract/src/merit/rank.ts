import type { HorizontalKey, MeritRule, MeritTrace, tieBreaks } from '../schemas/merit-rules.ts'
import type { Candidate, NoRank, Ranked } from './candidate.ts'
import { marksIn, meritIndex } from './merit-index.ts'
import { compareMarks, reaches } from './percentage.ts'

type TieBreak = (typeof tieBreaks)[number]
type Eligible = { candidate: Candidate; index: number; trace: MeritTrace; open: boolean }

const compareTexts = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/** A name as it is compared: by the code points of its letters, which no system's language changes. */
const plainName = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

const compareExam =
  (exam: 'x' | 'xii' | 'ug') =>
  (one: Candidate, other: Candidate): number => {
    const [first, second] = [one, other].map((candidate) => {
      const marks = marksIn(candidate, exam)
      return 'reason' in marks ? undefined : marks
    })
    return compareMarks(first, second)
  }

/** Negative where the first comes first. */
const compareBy: Readonly<Record<TieBreak, (one: Candidate, other: Candidate) => number>> = {
  xii: compareExam('xii'),
  x: compareExam('x'),
  ug: compareExam('ug'),
  older: (one, other) => compareTexts(one.dob, other.dob),
  name: (one, other) => compareTexts(plainName(one.name), plainName(other.name)),
}

/** Index first, then the ties of the rule, then the application number, so that no two are equal. */
function compareEligible(one: Eligible, other: Eligible, ties: readonly TieBreak[]): number {
  if (one.index !== other.index) return other.index - one.index
  for (const tie of ties) {
    const order = compareBy[tie](one.candidate, other.candidate)
    if (order !== 0) return order
  }
  return compareTexts(one.candidate.number, other.candidate.number)
}

/** Whether somebody has a place in the order at all, with the index; or why not. */
function judge(candidate: Candidate, rule: MeritRule, ruleVersion: number): Eligible | NoRank {
  const qualifying = marksIn(candidate, rule.qualifying)
  if ('reason' in qualifying) return qualifying
  if (!reaches(qualifying, rule.minimum[candidate.category])) {
    return { reason: 'belowMinimum', exam: rule.qualifying }
  }
  const merit = meritIndex(candidate, rule, ruleVersion)
  if ('reason' in merit) return merit
  return { candidate, ...merit, open: reaches(qualifying, rule.minimum.general) }
}

const groupsOf = ({ gender, horizontals }: Candidate): HorizontalKey[] =>
  gender === 'female' ? ['women', ...horizontals] : [...horizontals]

function withRanks(eligible: readonly Eligible[]): Ranked[] {
  const inCategory = new Map<string, number>()
  return eligible.map(({ candidate, index, trace, open }, before) => {
    const { id, number, name, category } = candidate
    const categoryRank = (inCategory.get(category) ?? 0) + 1
    inCategory.set(category, categoryRank)
    const groups = groupsOf(candidate)
    return { id, number, name, category, groups, open, rank: before + 1, categoryRank, index, trace }
  })
}

/** Ranks those who are eligible; the others come with the reason, by application number. The order of the input has no effect. */
export function rankCandidates(
  candidates: readonly Candidate[],
  rule: MeritRule,
  ruleVersion: number,
): { ranked: Ranked[]; unranked: ({ id: string } & NoRank)[] } {
  const eligible: Eligible[] = []
  const unranked: ({ id: string } & NoRank)[] = []
  for (const candidate of candidates.toSorted((one, other) => compareTexts(one.number, other.number))) {
    const judged = judge(candidate, rule, ruleVersion)
    if ('reason' in judged) unranked.push({ id: candidate.id, ...judged })
    else eligible.push(judged)
  }
  eligible.sort((one, other) => compareEligible(one, other, rule.ties))
  return { ranked: withRanks(eligible), unranked }
}

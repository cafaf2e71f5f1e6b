import type { HorizontalKey, MeritRule, MeritTrace } from '../schemas/merit-rules.ts'
import type { Candidate, NoRank, Ranked, Tie } from './candidate.ts'
import { marksIn, meritIndex } from './merit-index.ts'
import { compareMarks, reaches } from './percentage.ts'

type Eligible = { candidate: Candidate; index: number; trace: MeritTrace; open: boolean }

const compareTexts = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/** Compares by code points, so that the result does not depend on the system's language. */
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

const compareBy: Readonly<Record<Tie, (one: Candidate, other: Candidate) => number>> = {
  xii: compareExam('xii'),
  x: compareExam('x'),
  ug: compareExam('ug'),
  older: (one, other) => compareTexts(one.dob, other.dob),
  name: (one, other) => compareTexts(plainName(one.name), plainName(other.name)),
  number: (one, other) => compareTexts(one.number, other.number),
}

const tieBetween = (one: Candidate, other: Candidate, ties: MeritRule['ties']): Tie =>
  ties.find((tie) => compareBy[tie](one, other) !== 0) ?? 'number'

function compareEligible(one: Eligible, other: Eligible, ties: MeritRule['ties']): number {
  if (one.index !== other.index) return other.index - one.index
  const tie = tieBetween(one.candidate, other.candidate, ties)
  return compareBy[tie](one.candidate, other.candidate)
}

function judge(candidate: Candidate, rule: MeritRule, ruleVersion: number): Eligible | NoRank {
  const qualifying = marksIn(candidate, rule.qualifying)
  if ('reason' in qualifying) return qualifying
  if (!reaches(qualifying, rule.minimum[candidate.category] ?? rule.minimum.general)) {
    return { reason: 'belowMinimum', exam: rule.qualifying }
  }
  const merit = meritIndex(candidate, rule, ruleVersion)
  if ('reason' in merit) return merit
  return { candidate, ...merit, open: reaches(qualifying, rule.minimum.general) }
}

const groupsOf = ({ gender, horizontals }: Candidate): HorizontalKey[] =>
  gender === 'female' ? ['women', ...horizontals] : [...horizontals]

function withRanks(eligible: readonly Eligible[], ties: MeritRule['ties']): Ranked[] {
  const inCategory = new Map<string, number>()
  return eligible.map(({ candidate, index, trace, open }, before) => {
    const { id, number, name, category } = candidate
    const categoryRank = (inCategory.get(category) ?? 0) + 1
    inCategory.set(category, categoryRank)
    const above = eligible[before - 1]
    const tie = above?.index === index ? tieBetween(above.candidate, candidate, ties) : null
    const groups = groupsOf(candidate)
    const explained = tie ? { ...trace, tie } : trace
    return {
      ...{ id, number, name, category, groups, open },
      ...{ rank: before + 1, categoryRank, index, tie, trace: explained },
    }
  })
}

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
  return { ranked: withRanks(eligible, rule.ties), unranked }
}

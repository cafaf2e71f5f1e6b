export const meritTrace = {
  caption: 'How the merit index is calculated',
  columns: { part: 'What counts', weight: 'Weight', points: 'Points' },
  exams: { x: 'Class 10', xii: 'Class 12', ug: 'First degree', cuet: 'CUET' },
  marks: (obtained: string, maximum: string, percent: string) => `${obtained} of ${maximum} = ${percent} %`,
  weight: (percent: number) => `${percent} %`,
  weightage: 'Weightage',
  noClaims: 'No claim was verified.',
  claim: (name: string, points: string) => `${name}: ${points}`,
  lowerClaim: (name: string) => `${name}: not added, because a higher claim of the same kind counts`,
  capped: (points: string) => `All claims together add at most ${points}.`,
  index: 'Merit index',
  tie: (decided: string) => `The rank above has the same index; ${decided} decided between the two.`,
  ties: {
    xii: 'the class 12 percentage',
    x: 'the class 10 percentage',
    ug: 'the percentage of the first degree',
    older: 'the date of birth (the older applicant comes first)',
    name: 'the name in alphabetical order',
    number: 'the application number',
  },
  rule: (version: number) =>
    `Calculated with version ${version} of the session’s rules. Only the total is rounded.`,
}

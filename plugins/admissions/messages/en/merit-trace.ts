export const meritTrace = {
  caption: 'How the merit index is calculated',
  columns: { part: 'What counts', weight: 'Weight', points: 'Points' },
  exams: { x: 'Class 10', xii: 'Class 12', ug: 'First degree', cuet: 'CUET' },
  marks: (obtained: string, maximum: string, percent: string) => `${obtained} of ${maximum} = ${percent} %`,
  weight: (percent: number) => `${percent} %`,
  weightage: 'Weightage',
  noClaims: 'No claim was verified.',
  claim: (name: string, points: string) => `${name}: ${points}`,
  capped: (points: string) => `All claims together add at most ${points}.`,
  index: 'Merit index',
  rule: (version: number) =>
    `Calculated with version ${version} of the session’s rules. Only the total is rounded.`,
}

export const meritTrace = {
  caption: 'What the merit index is computed of',
  columns: { part: 'What counts', weight: 'Weight', points: 'Points' },
  exams: { x: 'Class X', xii: 'Class XII', ug: 'First degree', cuet: 'CUET' },
  marks: (obtained: string, maximum: string, percent: string) => `${obtained} of ${maximum} = ${percent} %`,
  weight: (percent: number) => `${percent} %`,
  weightage: 'Weightage',
  noClaims: 'No claim was verified.',
  claim: (name: string, points: string) => `${name}: ${points}`,
  capped: (points: string) => `All claims together add at most ${points}.`,
  index: 'Merit index',
  rule: (version: number) => `By version ${version} of the session’s rules. Only the sum is rounded.`,
}

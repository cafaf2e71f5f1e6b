import { expect, test } from 'vitest'
import { pageActions } from './page-actions.tsx'

test('Somebody who is asked before an action finds one Cancel: the button that leaves all as it is', () => {
  const labels = Object.values(pageActions).map((action) => action.labels(undefined)[0])
  expect(labels).toContain('Remove the schedule')
  expect(labels.filter((label) => /cancel/i.test(label))).toEqual([])
})

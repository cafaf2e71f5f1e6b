import { useStoredChoice } from '../../../../lib/use-stored-choice.ts'

export const layouts = ['grid', 'list'] as const
export type Layout = (typeof layouts)[number]

/** The layout of the list, stored in this browser if it allows storage. */
export function useLayout(): [layout: Layout, choose: (layout: Layout) => void] {
  const [choice, choose] = useStoredChoice('facultyLayout')
  return [layouts.find((layout) => layout === choice) ?? 'grid', choose]
}

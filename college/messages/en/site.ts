/** What the scenes of `art/` show, for those who do not see them. */
export const scenes = {
  'scene-1': 'The college seen through an arch: students in a sunlit courtyard, a banyan tree, a domed hall.',
  'scene-2': 'Students read at long tables between tall book shelves and arched windows.',
  'scene-3': 'Three students in white coats and goggles at a bench with flasks, a burette and a microscope.',
  'scene-4': 'Three runners on a red track; behind them two teams play kabaddi before the college.',
  'scene-5': 'Cadets march past a flag while volunteers water saplings on the lawn.',
  'scene-6': 'Three dancers on a stage hung with marigolds, between brass lamps, before an evening crowd.',
  'scene-7': 'Students with umbrellas cross the wet courtyard in the rain.',
}

const lowerFirst = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)

export const ownProfile = {
  title: 'Profile',
  edit: 'Edit profile',
  notLoaded: 'Failed to load faculty data',
  removed: 'The office has taken your profile off the public pages. What you change here is kept.',
  downloadResume: 'Download resume',
  completeness: {
    complete: 'Your profile is complete',
    incomplete: 'What visitors still miss',
    progress: 'Filled in',
    add: (label: string) => `Add ${lowerFirst(label)}`,
  },
  review: {
    title: 'Is it still right?',
    last: (day: string) => `You last reviewed this profile on ${day}.`,
    never: 'You have not reviewed this profile yet.',
    notLoaded: 'The day of your last review could not be loaded.',
    first: 'It is right',
    again: 'It is still right',
    done: (server: string) => server,
    failed: 'This could not be noted. Please try again.',
  },
  form: {
    title: 'Edit your profile',
    keptByOffice: 'Kept by the college office. Please write to it where something is wrong.',
    teachingExperienceHint: 'In years.',
    saved: (server: string) => server,
    failed: 'Failed to update profile. Please try again.',
  },
  upload: {
    notThere: 'The resume has not arrived yet. Please wait for it, or remove it.',
    cut: 'The connection was lost. The upload continues automatically when it is back.',
    there: 'The resume has arrived. It replaces the current one when you save.',
    failed: 'The resume could not be uploaded. Please try again.',
    goOn: 'Go on now',
  },
}

const lowerFirst = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)

export const ownProfile = {
  title: 'Profile',
  edit: 'Edit profile',
  notLoaded: 'Failed to load faculty data',
  none: 'You have no profile on the site. Your work is on the office’s desk, once an admin has given you permissions.',
  toOffice: 'Open the office’s desk',
  removed: 'The office has removed your profile from the public pages. Your changes here are kept.',
  downloadResume: 'Download resume',
  completeness: {
    complete: 'Your profile is complete',
    incomplete: 'What is still missing',
    progress: 'Filled in',
    add: (label: string) => `Add ${lowerFirst(label)}`,
  },
  review: {
    title: 'Is your profile still correct?',
    last: (day: string) => `You last reviewed this profile on ${day}.`,
    never: 'You have not reviewed this profile yet.',
    notLoaded: 'The day of your last review could not be loaded.',
    first: 'Yes, it is correct',
    again: 'Yes, it is still correct',
    done: (server: string) => server,
    failed: 'We couldn’t save your answer. Please try again.',
  },
  form: {
    title: 'Edit your profile',
    keptByOffice: 'The college office keeps these details. If something is wrong, write to the office.',
    teachingExperienceHint: 'In years.',
    saved: (server: string) => server,
    failed: 'Failed to update profile. Please try again.',
  },
  upload: {
    notThere: 'The resume is still uploading. Wait until it has been uploaded, or remove it.',
    cut: 'The connection was lost. The upload continues automatically when it is back.',
    there: 'The resume is uploaded. It replaces the current one when you save.',
    failed: 'The resume could not be uploaded. Please try again.',
    goOn: 'Continue upload',
  },
}

export const errors = {
  'inquiry-look-ended': [
    403,
    'For your safety this page closed after 30 minutes. Ask for a new code to open it again.',
  ],
  'no-such-inquiry': [404, 'This inquiry is not on record any more.'],
  'wrong-status': [409, 'This inquiry cannot get that status from the one it has now.'],
  'no-appeal': [409, 'An appeal is possible once, after a grievance was decided.'],
} as const
